import { describe, expect, it } from 'vitest'
import type { AnswerValue, FieldType, FormField } from '../../../contract/types.gen.ts'
import { fieldNow, longestReading, promptOf, readingTime } from '../../../machines/hands-free/prompts.ts'
import type { HandsFreeContext, FormState } from '../../../machines/hands-free/types.ts'
import { USUAL } from '../../../machines/hands-free/prosody.ts'
import type { Note, Topic } from '../../../rules/conversation/index.ts'
import { OPTIONS_READ_MAX } from '../../../rules/limits.ts'
import { atLast, input, name, room, formState, speaking } from './form-states.ts'

const nothing = {
  proposed: null,
  isOneByOne: false,
  prosody: USUAL,
  pending: null,
  begun: [],
  isSpelled: false,
  awaitsSubmission: false,
  prompt: '',
  heard: '',
  note: null,
  silences: 0,
  misses: 0,
  strangeSounds: 0,
  wasInterrupted: false,
  hearsItself: false,
  refused: [],
  offered: [],
}

interface Told extends Partial<Pick<HandsFreeContext, 'note' | 'isSpelled' | 'locale' | 'words'>> {
  /** What waits for a yes. */
  value?: AnswerValue
}

function prompt(topic: Topic, now: Partial<FormState> = {}, { value, ...rest }: Told = {}): string {
  const pending = value === undefined ? null : { value, transcript: '', confidence: 0.4 }
  return promptOf(topic, { ...input, ...nothing, topic, pending, ...rest, formState: { ...formState, ...now } })
}

const asking = (field: Partial<FormField>, note: Note | null = null): string =>
  prompt('question', { fields: [{ ...name, ...field }] }, { note })

const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Room ${index + 1}`, value: `room-${index + 1}` }))

describe('A question', () => {
  it.each<[string, string, string]>([
    ['with its place', 'Question 1 of 1. Your name.', asking({})],
    [
      'with its help',
      'Question 1 of 1. Your name. As in your passport.',
      asking({ description: 'As in your passport.' }),
    ],
    ['that may be skipped', 'Question 1 of 1. Your name. You may skip it.', asking({ required: false })],
    [
      'with its choices',
      'Question 1 of 1. Your name. Choose: Room 1 or Room 2.',
      asking({ type: 'radio', options: choices(2) }),
    ],
    [
      'with choices of which several count',
      'Question 1 of 1. Your name. Any of: Room 1 or Room 2.',
      asking({ type: 'checkbox', options: choices(2) }),
    ],
    [
      'with the ends of its scale',
      'Question 1 of 1. Your name. From 0, never, to 10.',
      asking({ type: 'rating', validation: { min: 0, max: 10 }, scaleLabels: { min: 'never' } }),
    ],
    [
      'whose answer cannot be said',
      'Your name. This one takes a file, which nobody can say. Say "next" to go on.',
      asking({ type: 'file' }),
    ],
  ])('is read %s', (_, text, read) => {
    expect(read).toBe(text)
  })

  it('names a consent that was given, and own words beside their option', () => {
    const options = [{ label: 'Other', value: 'other', isOther: true }]
    expect(prompt('confirming', { fields: [{ ...name, type: 'consent' }] }, { value: true })).toContain('I heard Yes.')
    expect(prompt('confirming', { fields: [{ ...name, type: 'radio', options }] }, { value: { other: 'mauve' } })).toBe(
      'I heard Other: mauve. Is that right?',
    )
  })

  it('has its choices read as long as they can be remembered', () => {
    const last = `or Room ${OPTIONS_READ_MAX}.`
    expect(asking({ type: 'select', options: choices(OPTIONS_READ_MAX) })).toContain(last)
    expect(asking({ type: 'select', options: choices(OPTIONS_READ_MAX + 1) })).toBe('Question 1 of 1. Your name.')
  })

  it('names the answer that stands, by its label', () => {
    expect(prompt('question', { ...atLast, answer: 'garden' })).toBe(
      'Question 2 of 2. Favourite room. Choose: Garden or Library. Your answer is Garden. Say "next", or say another.',
    )
  })

  it('offers no "next" while the answer is refused: it is asked again', () => {
    const problem = 'Number must be at most 5.'
    const fields: FormField[] = [{ ...name, type: 'number', label: 'Number', validation: { min: 1, max: 5 } }]
    const refused = { fields, answer: 9, problem }
    expect(prompt('question', refused, { note: { kind: 'problem', problem } })).toBe(
      'Number must be at most 5. Question 1 of 1. Number.',
    )
    expect(prompt('question', refused)).toBe('Question 1 of 1. Number.')
    expect(prompt('question', { ...refused, link: 'filled' })).toBe('Question 1 of 1. Number.')
  })

  it('says that an answer comes from the link, or that the one in the link does not fit', () => {
    expect(prompt('question', { ...atLast, answer: 'garden', link: 'filled' })).toBe(
      'Question 2 of 2. Favourite room. Choose: Garden or Library. From your link: Garden. Say "next" to keep it, or say another.',
    )
    expect(prompt('question', { ...atLast, link: 'refused' })).toMatch(
      /Garden or Library\. The answer in your link does not fit this question\. You may skip it\.$/,
    )
  })

  it.each([
    ['es', /De su enlace: Ada\./],
    ['de', /Aus Ihrem Link: Ada\./],
    ['fr', /D’après votre lien : Ada\./],
  ] as const)('says so in every language: %s', (locale, text) => {
    expect(prompt('question', { answer: 'Ada', link: 'filled' }, speaking(locale))).toMatch(text)
  })

  it('is shorter when it is asked again at once', () => {
    const part = { kind: 'missed', heard: 'five five five', mayOffer: false, isSpellable: true, mayGrow: true } as const
    expect(asking({}, part)).toBe('I heard "five five five". Say the rest, or all of it again. Your name.')
    const missed = { kind: 'missed', heard: 'ehm', mayOffer: false, isSpellable: true } as const
    expect(asking({}, { kind: 'silence' })).toBe('I heard nothing. Your name.')
    expect(asking({}, missed)).toBe('I heard "ehm", and did not understand. Your name.')
    expect(asking({}, { kind: 'refused', isSpellable: false })).toBe('Then say it again, or type it. Your name.')
    expect(asking({}, { kind: 'cleared' })).toBe('Cleared. Question 1 of 1. Your name.')
  })

  it('is in the language of the form', () => {
    const note = { kind: 'cleared' } as const
    expect(prompt('question', {}, { note, ...speaking('es-MX') })).toBe('Borrado. Pregunta 1 de 2. Your name.')
    expect(prompt('sending', {}, speaking('es'))).toBe('¿Lo envío?')
  })
})

const readBack = (type: FieldType, value: AnswerValue, isSpelled = false): string =>
  prompt('confirming', { fields: [{ ...name, type, options: room.options ?? [] }] }, { value, isSpelled })

describe('What waits for a yes', () => {
  it.each<[string, FieldType, AnswerValue]>([
    ['Eda', 'text', 'Eda'],
    ['e, at, a, dot, i, o', 'email', 'e@a.io'],
    ['a, dot, i, o', 'url', 'https://a.io'],
    ['5, 5, 0', 'tel', '(55) 0'],
    ['42', 'number', 42],
    ['Garden', 'select', 'garden'],
    ['Garden, Library', 'checkbox', ['garden', 'library']],
    ['April 3, 2026', 'date', '2026-04-03'],
  ])('is read back as "%s" in a field of type %s', (text, type, value) => {
    expect(readBack(type, value)).toBe(`I heard ${text}. Is that right?`)
  })

  it('is read letter by letter where it was spelled, as long as it has letters', () => {
    expect(readBack('text', 'Eda', true)).toBe('I heard capital E, d, a. Is that right?')
    expect(readBack('checkbox', ['garden'], true)).toBe('I heard Garden. Is that right?')
  })
})

describe('Near the end', () => {
  it('spelling is explained with the question', () => {
    expect(prompt('spelling')).toMatch(/^Your name\. Spell it: "alpha" for a/)
  })

  it('what is still needed is named, or the way to the end', () => {
    const needed = { fields: [name, room, { ...name, label: 'Your age' }], missing: [0, 2] }
    expect(prompt('finishing', needed)).toBe('Still needed: Your name and Your age. Say "go to" and its name.')
    expect(prompt('finishing', { missing: [] })).toMatch(/^All questions are done\. Say "review"/)
  })

  it('all answers are read, and what is still needed', () => {
    const answers = [{ label: 'Favourite room', answer: 'Garden' }]
    expect(prompt('reviewing', { answers })).toBe(
      'Your answers. Favourite room: Garden. Still needed: Your name. Say "submit" to send them, or "change" and the name of a question.',
    )
  })

  it('sending is asked for, and its failure is named', () => {
    expect(prompt('sending')).toBe('Shall I send it?')
    expect(prompt('failed', { failure: 'The server failed.' })).toBe(
      'Submission Failed. The server failed. Say "try again", or "stop".',
    )
  })

  it('what just happened comes first', () => {
    expect(prompt('sending', {}, { note: { kind: 'silence' } })).toBe('I heard nothing. Shall I send it?')
  })
})

const words = (text: string): HandsFreeContext => ({ ...input, ...nothing, topic: 'question', prompt: text })

describe('The time for a prompt', () => {
  it('grows with its words', () => {
    expect(readingTime(words('Shall I send it?'))).toBe(2000)
    expect(longestReading(words('Shall I send it?'))).toBe(13_000)
    expect(readingTime(words('Shall  I\nsend it?'))).toBe(2000)
  })
})

describe('A place without a question', () => {
  it('is an error of the program', () => {
    expect(() => fieldNow({ ...formState, index: 2 })).toThrow(new RangeError('The form has no field 2'))
  })

  it('is not named when it is named as missing', () => {
    expect(prompt('finishing', { missing: [7, 0] })).toMatch(/^Still needed: Your name\. /)
  })
})
