import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import type { FormState } from '../../../machines/hands-free/types.ts'
import { formState, name, room } from './form-states.ts'
import { entered, heard, replay, said, snapshotAfter, starting, type TestEvent } from './snapshots.ts'

const at = (field: FormField): FormState => ({ ...formState, fields: [field] })
const number: FormField = { id: 'age', name: 'age', label: 'Your age', type: 'number' }
const rooms: FormField = {
  ...room,
  options: ['Garden', 'Library', 'Workshop', 'Studio'].map((label) => ({ label, value: label.toLowerCase() })),
}

const doubts = (value: string | number, others?: (string | number)[]): TestEvent => ({
  type: 'voice.doubted',
  value,
  transcript: String(value),
  confidence: 0.4,
  ...(others && { others }),
})

const asked = (field: FormField, ...events: TestEvent[]) => snapshotAfter(starting(at(field)), heard, ...events)
const no = said('no')

describe('What was refused', () => {
  it('is not offered again: the next reading of the same words is, while there is one', () => {
    const first = [doubts(4, [40]), heard, no]
    expect(asked(number, ...first)).toMatchObject({
      place: 'confirming',
      says: 'Then perhaps this: I heard 40. Is that right?',
    })
    expect(asked(number, ...first, heard, no)).toMatchObject({
      place: 'question',
      says: 'Then say it again, or type it. Your age.',
    })
  })

  it('is filled in when the next reading is right', () => {
    const { commands, place } = asked(number, doubts(4, [40]), heard, no, heard, said('yes'))
    expect(place).toBe('advancing.pausing')
    expect(commands).toEqual([{ type: 'field.answered', value: 40, transcript: '4', confidence: 0.4 }])
  })

  it('is remembered until the field is answered or left', () => {
    const refused = (...events: TestEvent[]) => asked(number, doubts(4, [40]), heard, no, ...events).context.refused
    expect(refused()).toEqual([4])
    expect(refused(heard, no, heard)).toEqual([4, 40])
    expect(refused(heard, said('yes'))).toEqual([])
    expect(refused(entered(at(number)))).toEqual([])
  })

  it('is known to what listens', () => {
    const { voiceCapture } = replay([starting(at(number)), heard, doubts(4), heard, no, heard]).snapshot.children
    expect(voiceCapture && Reflect.get(voiceCapture.getSnapshot(), 'given')).toMatchObject({ refused: [4] })
  })

  it('is reported each time', () => {
    expect(asked(number, doubts(4, [40]), heard, no).commands).toMatchObject([{ type: 'field.misheard' }])
  })
})

describe('Several other readings of what was refused', () => {
  const two = [doubts(4, [40, 14, 41]), heard, no]

  it('are asked for as this or that, and heard as an answer', () => {
    expect(asked(number, ...two)).toMatchObject({ place: 'question', says: 'Then was it 40, or 14? Your age.' })
    const { voiceCapture } = replay([starting(at(number)), heard, ...two, heard]).snapshot.children
    expect(voiceCapture && Reflect.get(voiceCapture.getSnapshot(), 'given')).toMatchObject({
      refused: [4],
      offered: [40, 14],
    })
    const fourteen: TestEvent = { type: 'field.answered', value: 14, transcript: 'fourteen', confidence: 0.9 }
    expect(asked(number, ...two, heard, fourteen).place).toBe('advancing.pausing')
  })

  it('are refused together with a no, and not offered once more', () => {
    const neither = asked(number, ...two, heard, no)
    expect(neither).toMatchObject({ place: 'question', says: 'Then say it again, or type it. Your age.' })
    expect(neither.context.refused).toEqual([4, 40, 14])
    const again = asked(number, ...two, heard, no, heard, doubts(5, [50, 15]), heard, no)
    expect(again.says).toBe('Then perhaps this: I heard 50. Is that right?')
  })

  it('are followed by letters where they make an answer', () => {
    const neither = [doubts('Eda', ['Ida', 'Ada']), heard, no, heard, no]
    expect(asked(name, ...neither)).toMatchObject({ place: 'spelling' })
  })

  it('are offered one by one where they are too much alike to be told apart', () => {
    const email: FormField = { id: 'email', name: 'email', label: 'Your email', type: 'email' }
    const others = ['eda@example.com', 'ida@example.com']
    expect(asked(email, doubts('ada@example.com', others), heard, no).says).toMatch(/^Then perhaps this: I heard e, d/)
  })
})

describe('What was refused and is heard again', () => {
  const repeated: TestEvent = { type: 'voice.repeated', transcript: 'eda' }
  const again = [doubts('Eda'), heard, no, heard, repeated]

  it('is spelled next', () => {
    expect(asked(name, ...again)).toMatchObject({ place: 'spelling' })
    expect(asked(name, ...again).commands).toContainEqual({
      type: 'field.misheard',
      kind: 'refused',
      transcript: 'eda',
    })
  })

  it('is typed where letters brought it as well', () => {
    expect(asked(name, ...again, heard, repeated)).toMatchObject({
      place: 'question',
      says: 'Then please type it, or say "next" to come back to it later. Your name.',
    })
  })

  it('is asked for as one of two options, then again', () => {
    const garden: TestEvent = { type: 'voice.repeated', transcript: 'guardian' }
    const first = [doubts('studio', ['library']), heard, no, heard, garden]
    expect(asked(rooms, ...first).says).toMatch(/^Then was it Garden, or \w+\? Favourite room\.$/)
    const neither = asked(rooms, ...first, heard, no)
    expect(neither.says).toMatch(/^Then say it again, or type it\. Favourite room\./)
    expect(neither.says).not.toContain('Garden')
    expect(asked(rooms, ...first, heard, garden).says).toMatch(/^Then say it again, or type it\. Favourite room\./)
  })

  it('is not asked for without end', () => {
    const often = Array.from({ length: 5 }, () => [heard, { ...repeated, transcript: 'four' }] as TestEvent[]).flat()
    expect(asked(number, doubts(4), heard, no, ...often).place).toBe('resting')
  })
})

describe('A choice that was refused', () => {
  const either = [doubts('studio'), heard, no]

  it('is asked for as one of the two that sound most like it, once', () => {
    const after = asked(rooms, { ...doubts('studio'), transcript: 'the liberty' } as TestEvent, heard, no)
    expect(after.place).toBe('question')
    expect(after.says).toMatch(/^Then was it Library, or \w+\? Favourite room\.$/)
    const again = asked(rooms, ...either, heard, doubts('garden'), heard, no)
    expect(again.says).toMatch(/^Then say it again, or type it\. Favourite room\. Choose:/)
  })
})

describe('A text that was refused', () => {
  it('is said again, then spelled, then typed', () => {
    const again = [doubts('Eda'), heard, no]
    expect(asked(name, ...again).says).toMatch(/^Then say it again\. Say "spell it"/)
    const spelled = [...again, heard, doubts('Ida'), heard, no]
    expect(asked(name, ...spelled)).toMatchObject({ place: 'spelling' })
    const typed = [...spelled, heard, doubts('Ada'), heard, no]
    expect(asked(name, ...typed)).toMatchObject({
      place: 'question',
      says: 'Then please type it, or say "next" to come back to it later. Your name.',
    })
  })
})
