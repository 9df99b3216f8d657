import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { keptUnconfirmed, restoredUnconfirmed, type Waiting } from '../../../rules/conversation/kept-unconfirmed.ts'
import { UNCONFIRMED_KEPT_MAX } from '../../../rules/conversation/limits.ts'
import { TEXT_MAX, TRANSCRIPT_MAX } from '../../../rules/limits.ts'
import { inJson } from '../../support/json.ts'
import { aField } from '../../support/builders.ts'

const name = aField({ id: 'name', label: 'Your name' })
const nights = aField({ id: 'nights', label: 'Nights', type: 'number', validation: { max: 10 } })
const room = aField({ id: 'room', label: 'Room', type: 'radio' })
const agreed = aField({ id: 'agreed', label: 'I agree', type: 'consent' })
const photo = aField({ id: 'photo', label: 'A photograph', type: 'file' })
const fields: FormField[] = [name, nights, room, agreed, photo]
const form = { fields, values: {} }

const four: Waiting = { value: 4, transcript: 'for', confidence: 0.3, others: [40, 14] }
const several: Waiting = {
  parts: [
    { field: name, value: 'Anna Smith', words: 'Anna Smith' },
    { field: nights, value: 2, words: 'two nights' },
  ],
  transcript: 'Anna Smith, two nights',
  confidence: 0.9,
  others: ['Anna Smith, two nights'],
}

const long = (length: number): Waiting => ({ value: 'a', transcript: 'a'.repeat(length), confidence: 0.3 })

/** What a page that is loaded again asks about. */
const comesBack = (waiting: Record<string, Waiting>, on = form) =>
  restoredUnconfirmed(inJson(keptUnconfirmed(waiting)), on)

describe('What waits for a yes on a device', () => {
  it('comes back as it was: one answer with what else it may have been, and several of one utterance', () => {
    expect(comesBack({ nights: four, name: several })).toEqual({ nights: four, name: several })
    const unsure: Waiting = { value: 'red', transcript: 'read', confidence: undefined }
    expect(comesBack({ room: unsure })).toEqual({ room: unsure })
  })

  it('is kept without the fields themselves, which their owner may change', () => {
    expect(keptUnconfirmed({ name: several })).toEqual({
      name: {
        parts: [
          { fieldId: 'name', value: 'Anna Smith', words: 'Anna Smith' },
          { fieldId: 'nights', value: 2, words: 'two nights' },
        ],
        transcript: 'Anna Smith, two nights',
        confidence: 0.9,
        others: ['Anna Smith, two nights'],
      },
    })
    expect(keptUnconfirmed({ name: undefined })).toEqual({})
  })

  it('names the answers among it in the labels, as they are asked', () => {
    const greeting = { ...nights, label: 'How many nights, {{name}}?' }
    const { name: waiting } = comesBack({ name: several }, { fields: [name, greeting], values: {} })
    expect(waiting).toMatchObject({ parts: [{ field: name }, { field: { label: 'How many nights, Anna Smith?' } }] })
  })

  it('is asked about though it breaks a limit of the owner, which is said after the yes', () => {
    const twelve: Waiting = { value: 12, transcript: 'twelve', confidence: 0.3 }
    expect(comesBack({ nights: twelve })).toEqual({ nights: twelve })
  })

  it('has a room of its own, beside the answers', () => {
    expect(keptUnconfirmed({ name: long(TRANSCRIPT_MAX + 1) })['name']?.transcript).toHaveLength(TRANSCRIPT_MAX)
    const count = 2 * Math.ceil(UNCONFIRMED_KEPT_MAX / TRANSCRIPT_MAX)
    const many = Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, long(TRANSCRIPT_MAX)]))
    const kept = keptUnconfirmed({ ...many, last: four })
    expect(JSON.stringify(kept).length).toBeLessThan(UNCONFIRMED_KEPT_MAX * 1.01)
    expect(kept['last'], 'there is room for a short one').toBeDefined()
  })
})

describe('What a form no longer asks for', () => {
  it('is not asked about: a field that is gone, or of another type, or an option', () => {
    expect(comesBack({ nights: four }, { fields: [name], values: {} })).toEqual({})
    expect(comesBack({ nights: four }, { fields: [{ ...nights, type: 'date' }], values: {} })).toEqual({})
    const mauve: Waiting = { value: 'mauve', transcript: 'mauve', confidence: 0.3 }
    expect(comesBack({ room: mauve })).toEqual({})
  })

  it('is not asked about while the answers lead past its field', () => {
    const visibleWhen = { field: 'room', op: 'answered' as const }
    const hidden = { fields: [room, { ...nights, visibleWhen }], values: {} }
    expect(comesBack({ nights: four }, hidden)).toEqual({})
    expect(comesBack({ nights: four }, { ...hidden, values: { room: 'red' } })).toEqual({ nights: four })
  })

  it('is left out of several answers, but not the answer to the field that was open', () => {
    const alone = comesBack({ name: several }, { fields: [name], values: {} })
    expect(alone).toMatchObject({ name: { parts: [{ value: 'Anna Smith' }] } })
    expect(comesBack({ name: several }, { fields: [nights], values: {} })).toEqual({})
  })
})

it('never ticks a consent, nor makes a file, as somebody comes back', () => {
  const yes: Waiting = { value: true, transcript: 'I agree', confidence: 0.9 }
  const file = { name: 'a.txt', mediaType: 'text/plain', size: 1, data: 'YQ==' }
  expect(comesBack({ agreed: yes, photo: { ...yes, value: file } })).toEqual({})
  const parts = [
    { field: name, value: 'Anna', words: 'Anna' },
    { field: agreed, value: true, words: 'I agree' },
  ] as const
  expect(comesBack({ name: { parts, transcript: 'Anna, I agree', confidence: 0.9 } })).toMatchObject({
    name: { parts: [{ value: 'Anna' }] },
  })
})

describe('What another hand stored', () => {
  const said = { transcript: 'for', value: 4 }

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'text'],
    ['a list', [said]],
    ['nothing for a field', { nights: null }],
    ['a list for a field', { nights: [] }],
    ['an answer without words', { nights: { value: 4 } }],
    ['words that are no text', { nights: { ...said, transcript: 4 } }],
    ['endless words', { nights: { ...said, transcript: 'a'.repeat(TRANSCRIPT_MAX + 1) } }],
    ['words without an answer', { nights: { transcript: 'for' } }],
    ['an object as a number', { nights: { ...said, value: { toString: 4 } } }],
    ['an endless text', { name: { ...said, value: 'a'.repeat(TEXT_MAX + 1) } }],
    ['an empty answer', { name: { ...said, value: null } }],
    ['parts that are no list', { name: { transcript: '', parts: 'nothing' } }],
    ['parts that are none', { name: { transcript: '', parts: [null, {}, { fieldId: 'name', value: 'a', words: 4 }] } }],
    ['parts of other fields alone', { name: { transcript: '', parts: [{ fieldId: 'nights', value: 4, words: '' }] } }],
    ['fields that the form has not', { stranger: said, toString: said, constructor: said }],
    ['another prototype', JSON.parse('{"__proto__": {"nights": {"transcript": "for", "value": 4}}}')],
  ])('is not asked about: %s', (_, kept) => {
    expect(restoredUnconfirmed(kept, form)).toEqual({})
  })

  it('is taken as far as it can be: not its confidence, nor other answers that are none, nor a field twice', () => {
    const kept = { nights: { ...said, confidence: 'high', others: [40, 'x', null, 14, 15, 16], unknown: 1 } }
    expect(restoredUnconfirmed(kept, form)).toEqual({
      nights: { value: 4, transcript: 'for', confidence: undefined, others: [40] },
    })
    const part = { fieldId: 'name', value: 'Ada', words: 'Ada' }
    expect(restoredUnconfirmed({ name: { transcript: '', parts: [part, part] } }, form)).toEqual({
      name: { parts: [{ field: name, value: 'Ada', words: 'Ada' }], transcript: '', confidence: undefined },
    })
  })
})
