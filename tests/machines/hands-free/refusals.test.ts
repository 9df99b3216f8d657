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
    const first = [doubts(4, [40, 14]), heard, no]
    expect(asked(number, ...first)).toMatchObject({
      place: 'confirming',
      says: 'Then perhaps this: I heard 40. Is that right?',
    })
    expect(asked(number, ...first, heard, no).says).toBe('Then perhaps this: I heard 14. Is that right?')
    expect(asked(number, ...first, heard, no, heard, no)).toMatchObject({
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
