import { describe, expect, it } from 'vitest'
import type { FormField } from '../../contract/types.gen.ts'
import type { Heard, Listened } from '../../machines/voice-capture/types.ts'
import { understand } from '../../src/speech/understand.ts'

const aNumber: FormField = { id: 'age', name: 'age', label: 'Your age', type: 'number' }
const rooms = ['Garden', 'Library', 'Workshop'].map((label) => ({ label, value: label.toLowerCase() }))
const aChoice: FormField = { id: 'room', name: 'room', label: 'Favourite room', type: 'select', options: rooms }

const meant = (field: FormField, heard: Heard, more: Partial<Listened> = {}) =>
  understand({ field, heard, labels: [], listenFor: 'answer', answer: undefined, ...more }, 'en-US')

describe('A command', () => {
  it.each(['stop', 'help', 'next'])('is none of the parts of an answer: "%s"', async (text) => {
    const email: FormField = { id: 'email', name: 'email', label: 'Your email', type: 'email' }
    const begun = ['anna at example dot com', 'a n n a b']
    expect(await meant(email, { text }, { begun, listenFor: 'conversation' })).toMatchObject({ kind: 'command' })
  })
})

describe('A no to "this, or that?"', () => {
  const offered = ['Etta Otto', 'Ella Otto']
  const aName: FormField = { id: 'name', name: 'name', label: 'Your name', type: 'text' }
  const asked = { listenFor: 'conversation', offered, refused: ['Edda Otto'] } as const

  it.each(['no', 'No.', 'neither', 'neither of them'])('is meant of both, and no answer: "%s"', async (text) => {
    expect(await meant(aName, { text }, asked)).toEqual({ kind: 'command', command: 'no' })
    expect(await meant(aNumber, { text }, { ...asked, offered: [50, 16] })).toEqual({ kind: 'command', command: 'no' })
  })

  it('is the option where that is its label', async () => {
    const options = ['No', 'Now', 'Later'].map((label) => ({ label, value: label.toLowerCase() }))
    const when: FormField = { ...aChoice, options }
    expect(await meant(when, { text: 'no' }, { ...asked, offered: ['no', 'now'] })).toMatchObject({ value: 'no' })
  })

  it.each([
    ['the first', 'Etta Otto'],
    ['The first one, please.', 'Etta Otto'],
    ['the second', 'Ella Otto'],
    ['second one', 'Ella Otto'],
    ['the last one', 'Ella Otto'],
  ])('is followed by a place as well: "%s"', async (text, value) => {
    expect(await meant(aName, { text }, asked)).toEqual({ kind: 'answer', value })
  })

  it.each([
    ['de-DE', 'das zweite', 'Ella Otto'],
    ['de-DE', 'das erste bitte', 'Etta Otto'],
    ['es-ES', 'la segunda', 'Ella Otto'],
    ['es-ES', 'el primero', 'Etta Otto'],
    ['fr-FR', 'le deuxième', 'Ella Otto'],
    ['fr-FR', 'la première', 'Etta Otto'],
  ])('is followed by a place in %s: "%s"', async (locale, text, value) => {
    const listened = { field: aName, heard: { text }, labels: [], answer: undefined, ...asked }
    expect(await understand(listened, locale)).toEqual({ kind: 'answer', value })
  })

  it('is followed by no place that may be a value', async () => {
    expect(await meant(aNumber, { text: 'two' }, { ...asked, offered: [50, 16] })).toMatchObject({ value: 2 })
    expect(await meant(aName, { text: 'the second' })).toMatchObject({ value: 'the second' })
  })

  it('leaves one of the two to be said, and a no elsewhere to be an answer', async () => {
    expect(await meant(aName, { text: 'Ella Otto' }, asked)).toMatchObject({ kind: 'answer', value: 'Ella Otto' })
    expect(await meant(aName, { text: 'no' }, { listenFor: 'conversation' })).toMatchObject({ kind: 'answer' })
  })
})

describe('Other readings of what was heard', () => {
  it('do not matter when the first gives a value', async () => {
    const heard = { text: 'forty two', alternatives: ['forty three'], confidence: 0.3 }
    expect(await meant(aNumber, heard)).toEqual({ kind: 'answer', value: 42, others: [43] })
  })

  it.each([0.9, undefined])('are no way around asking again: a number, confidence %s', async (confidence) => {
    const heard = { text: 'for tea too', alternatives: ['forty two'], ...(confidence && { confidence }) }
    expect(await meant(aNumber, heard)).toBeNull()
  })

  it('tell where the recogniser doubts itself, since the person is asked then', async () => {
    const heard = {
      text: 'for tea too',
      alternatives: ['forty two', 'it is forty two'],
      confidence: 0.4,
    }
    expect(await meant(aNumber, heard)).toEqual({ kind: 'answer', value: 42 })
  })

  it('tell nothing where they disagree', async () => {
    const heard = { text: 'if teen', alternatives: ['fifteen', 'fifty'], confidence: 0.4 }
    expect(await meant(aNumber, heard)).toBeNull()
  })

  it('tell which option was said, where all that name one name the same', async () => {
    expect(
      await meant(aChoice, { text: 'the lie berry', alternatives: ['library', 'the library', 'liberty'] }),
    ).toEqual({
      kind: 'answer',
      value: 'library',
    })
    expect(await meant(aChoice, { text: 'the lie berry', alternatives: ['library', 'garden'] })).toBeNull()
  })

  it('are no commands: a guess must not leave the field', async () => {
    const heard = { text: 'nexus', alternatives: ['next'], confidence: 0.4 }
    expect(await meant(aNumber, heard, { listenFor: 'conversation' })).toBeNull()
    expect(await meant(aNumber, { text: 'next' }, { listenFor: 'conversation' })).toMatchObject({ kind: 'command' })
  })
})

it('Letters that were heard with little confidence are asked for again', async () => {
  const email: FormField = { id: 'email', name: 'email', label: 'Email', type: 'email' }
  const spelled = (confidence: number) =>
    meant(email, { text: 'alpha delta alpha at example dot com', confidence }, { listenFor: 'spelling' })
  expect(await spelled(0.2)).toBeNull()
  expect(await meant(email, { text: 'stop', confidence: 0.2 }, { listenFor: 'spelling' })).toMatchObject({
    command: 'stop',
  })
  expect(await spelled(0.5)).toEqual({ kind: 'answer', value: 'ada@example.com' })
})

it('An answer is unsure where some of what was said is not explained by it', async () => {
  expect(await meant(aNumber, { text: 'forty two' })).toEqual({ kind: 'answer', value: 42 })
  expect(await meant(aNumber, { text: 'my forty two reasons' })).toEqual({ kind: 'answer', value: 42, isSure: false })
})

describe('An address or a telephone number', () => {
  const phone: FormField = { id: 'phone', name: 'phone', label: 'Phone', type: 'tel' }
  const email: FormField = { id: 'email', name: 'email', label: 'Email', type: 'email' }
  const PHONE = { kind: 'answer', value: '(555) 123-0199' }

  it.each([
    [['five five five one two three'], 'zero one nine nine'],
    [['five five five one two three'], 'then 0199'],
    [['five five five', 'one two three'], 'and then zero one nine nine'],
    [['something else', 'five five five one two three'], 'then 0199'],
  ])('that begins with %j grows by "%s"', async (begun, text) => {
    expect(await meant(phone, { text }, { begun })).toEqual(PHONE)
  })

  it('that is said as a whole is not joined to what was said before', async () => {
    const text = 'five five five one two three zero one nine nine'
    expect(await meant(phone, { text }, { begun: ['five five five one two'] })).toEqual(PHONE)
    expect(await meant(email, { text: 'at example dot com' }, { begun: ['john dot smith'] })).toMatchObject({
      value: 'john.smith@example.com',
    })
  })

  it('that stands grows too', async () => {
    const more = { text: 'then dot uk' }
    expect(await meant(email, more, { answer: 'ada@example.co' })).toMatchObject({ value: 'ada@example.co.uk' })
  })

  it('grows in Spanish', async () => {
    const listened = { field: phone, labels: [], listenFor: 'answer' as const, answer: undefined }
    const heard = { text: 'y luego cero uno nueve nueve' }
    const begun = ['cinco cinco cinco uno dos tres']
    expect(await understand({ ...listened, heard, begun }, 'es-MX')).toMatchObject({ kind: 'answer' })
  })

  it('is all that is said in parts', async () => {
    expect(await meant(aNumber, { text: 'for tea too' }, { begun: ['forty'] })).toBeNull()
  })
})

const said = (text: string, confidence?: number) =>
  meant(aNumber, { text, ...(confidence !== undefined && { confidence }) }, { listenFor: 'resume' })

describe('While a conversation rests', () => {
  it.each(['go on', 'Continue.', 'carry on please'])('"%s" resumes it', async (words) => {
    expect(await said(words)).toEqual({ kind: 'command', command: 'resume' })
  })

  it.each(['What can I say?', 'help', 'what can I say now please'])('"%s" is answered', async (words) => {
    expect(await said(words)).toEqual({ kind: 'command', command: 'help' })
  })

  it.each(['forty two', 'next', 'yes', 'stop', 'help me with the dishes', 'we went on and on', 'undo'])(
    '"%s" is nothing',
    async (words) => {
      expect(await said(words)).toBeNull()
    },
  )

  it('words that were hardly heard are nothing', async () => {
    expect(await said('go on', 0.3)).toBeNull()
  })
})

describe('A consent', () => {
  const consent: FormField = { id: 'c', name: 'c', label: 'I agree to the rules', type: 'consent' }
  const agreed = (text: string, more: Partial<Listened> = {}) => meant(consent, { text }, more)

  it('is asked for again by name after a plain yes, and given by nothing else', async () => {
    expect(await agreed('yes')).toEqual({ kind: 'answer', value: true, isSure: false })
    expect(await agreed('maybe')).toBeNull()
  })

  it('can still be given once a doubtful yes was refused', async () => {
    expect(await agreed('yes', { refused: [true] })).toEqual({ kind: 'answer', value: true, isSure: false })
  })

  it('that is refused empties the box, and where it is empty a conversation goes on', async () => {
    expect(await agreed('no')).toEqual({ kind: 'command', command: 'clear' })
    expect(await agreed('no', { listenFor: 'conversation', answer: true })).toEqual({
      kind: 'command',
      command: 'clear',
    })
    expect(await agreed('no', { listenFor: 'conversation' })).toEqual({ kind: 'command', command: 'skip' })
  })
})

describe('Own words in the place of an option', () => {
  const other = { label: 'Other', value: 'other', isOther: true }
  const field: FormField = { ...aChoice, options: [...rooms, other] }

  it('are proposed where no reading is an option', async () => {
    const heard = { text: 'the winter lounge', alternatives: ['the winter lunch'] }
    expect(await meant(field, heard)).toEqual({
      kind: 'answer',
      value: { other: 'the winter lounge' },
      isSure: false,
      others: [{ other: 'the winter lunch' }],
    })
  })

  it('give way to an option in another reading', async () => {
    const heard = { text: 'the lie berry', alternatives: ['library'] }
    expect(await meant(field, heard)).toEqual({ kind: 'answer', value: 'library' })
  })
})

describe('A yes or a no to a text', () => {
  const guest: FormField = { id: 'guest', name: 'guest', label: 'Your name', type: 'text' }

  it('that stands is asked for: it may be meant of that text', async () => {
    for (const listenFor of ['answer', 'conversation'] as const)
      expect(await meant(guest, { text: 'no' }, { answer: 'Ada', listenFor })).toMatchObject({ isSure: false })
  })

  it('is an answer where none stands, and beside other words', async () => {
    expect(await meant(guest, { text: 'no' })).toEqual({ kind: 'answer', value: 'no' })
    expect(await meant(guest, { text: 'Noah' }, { answer: 'Ada' })).toEqual({ kind: 'answer', value: 'Noah' })
  })
})

describe('What was refused before', () => {
  const heard = { text: 'four', alternatives: ['forty', 'for'], confidence: 0.9 }

  it('is not understood again: another reading is proposed', async () => {
    expect(await meant(aNumber, heard, { refused: [4] })).toMatchObject({ value: 40, isSure: false })
  })

  it('is known as such where no other reading is left: another way to answer is next', async () => {
    expect(await meant(aNumber, { text: 'four' }, { refused: [4] })).toEqual({ kind: 'refused' })
  })

  it('has what sounds like it proposed, as fifty for fifteen', async () => {
    expect(await meant(aNumber, { text: 'fifteen' })).toEqual({ kind: 'answer', value: 15, others: [50] })
    expect(await meant(aNumber, { text: 'two or three' })).toMatchObject({ value: 2, others: [3], isSure: false })
    expect(await meant(aNumber, { text: 'fifteen' }, { refused: [15] })).toMatchObject({ value: 50, isSure: false })
  })
})

function guestIn(locale: string, [name, nights]: readonly [string, string], text: string) {
  const guest: FormField = { id: 'guest', name: 'guest', label: name, type: 'text' }
  const form = {
    fields: [guest, { ...guest, id: 'nights', name: 'nights', label: nights, type: 'number' as const }],
    values: {},
  }
  const listened = { field: guest, heard: { text }, labels: [], listenFor: 'answer' as const, answer: undefined }
  return understand({ ...listened, form }, locale)
}

describe('A day without a month, while a day stands or waits for a yes', () => {
  const arrival: FormField = { id: 'arrival', name: 'arrival', label: 'Arrival', type: 'date' }
  const day = (locale: string, text: string, answer: string, listenFor: Listened['listenFor'] = 'command') =>
    understand({ field: arrival, heard: { text }, labels: [], listenFor, answer }, locale)

  it.each([
    ['en-US', 'no, the fourth'],
    ['en-US', 'the fourth'],
    ['en-US', 'No, I said the fourth.'],
    ['es-ES', 'no, el cuatro'],
    ['fr-FR', 'non, le quatre'],
    ['de-DE', 'nein, am vierten'],
    ['de-DE', 'Nein, der vierte.'],
  ])('is of the same month: %s "%s"', async (locale, text) => {
    expect(await day(locale, text, '2031-05-03')).toMatchObject({ value: '2031-05-04' })
  })

  it('is so where the past is asked for', async () => {
    const birth = { ...arrival, label: 'Geburtsdatum' }
    const heard = { text: 'Nein, am vierten' }
    const listenFor = 'command'
    const listened: Listened = { field: birth, heard, labels: [], listenFor, answer: '1990-05-03' }
    expect(await understand(listened, 'de-DE')).toMatchObject({ value: '1990-05-04' })
  })

  it('is so in a correction of the answer that stands, and no other answer', async () => {
    expect(await day('en-US', 'no, the fourth', '2031-05-03', 'conversation')).toMatchObject({ value: '2031-05-04' })
    expect(await day('en-US', 'the fourth', '2031-05-03', 'conversation')).not.toMatchObject({ value: '2031-05-04' })
  })

  it('is none where more is said, or the month has no such day', async () => {
    expect(await day('en-US', 'no, the fourth of June 2031', '2031-05-03')).toMatchObject({ value: '2031-06-04' })
    expect(await day('en-US', 'no, tomorrow', '2031-05-03')).toMatchObject({
      value: expect.not.stringMatching(/^2031/u),
    })
    const noSuchDay = await day('en-US', 'no, the thirty first', '2031-06-03')
    expect(noSuchDay?.kind === 'answer' && noSuchDay.value).not.toMatch(/^2031-06/u)
  })
})

describe('An utterance that answers several fields', () => {
  const guest: FormField = { id: 'guest', name: 'guest', label: 'Your name', type: 'text' }
  const nights: FormField = { id: 'nights', name: 'nights', label: 'Nights', type: 'number' }
  const form = { fields: [guest, nights], values: {} }
  const heard = { text: 'Anna Smith, two nights' }
  const parts = [
    { field: guest, value: 'Anna Smith', words: 'Anna Smith' },
    { field: nights, value: 2, words: 'two nights' },
  ]
  const several = { kind: 'several', parts, alone: 'Anna Smith, two nights' }

  const waiting = (text: string) =>
    meant(guest, { text }, { form, proposed: parts, labels: ['Your name', 'Nights'], listenFor: 'command' })

  it('is divided where the form is known and the field has no answer yet', async () => {
    expect(await meant(guest, heard, { form })).toEqual(several)
    expect(await meant(guest, heard, { form, listenFor: 'conversation' })).toEqual(several)
    for (const more of [{}, { form, answer: 'Anna' }, { form, listenFor: 'spelling' as const }])
      expect(await meant(guest, heard, more)).not.toMatchObject({ kind: 'several' })
  })

  it('is corrected while it waits for a yes, where nothing else but commands is understood', async () => {
    expect(await waiting('no, three nights')).toMatchObject({ parts: [{ value: 'Anna Smith' }, { value: 3 }] })
    expect(await waiting('change nights to three')).toMatchObject({ parts: [{ value: 'Anna Smith' }, { value: 3 }] })
    expect(await waiting('change nights to blue')).toBeNull()
    expect(await waiting('go to nights')).toEqual({ kind: 'command', command: 'go-to', index: 1 })
    expect(await waiting('yes')).toEqual({ kind: 'command', command: 'yes' })
    expect(await waiting('no')).toEqual({ kind: 'command', command: 'no' })
    expect(await waiting('forty two')).toBeNull()
  })

  it('is the answer of one field, and asked, where each is asked for itself', async () => {
    const oneByOne = { form: { ...form, isOneByOne: true } }
    const others = ['Anna Smith, two nights']
    const answer = { kind: 'answer', value: 'Anna Smith', isSure: false, isMixed: true, others }
    expect(await meant(guest, heard, oneByOne)).toEqual(answer)
    expect(await meant(guest, heard, { ...oneByOne, refused: ['Anna Smith'] })).toMatchObject({ value: others[0] })
  })

  it.each([
    ['es-ES', ['Su nombre', 'Noches'], 'Ana García, dos noches'],
    ['fr-FR', ['Votre nom', 'Nuits'], 'Ana García, deux nuits'],
    ['de-DE', ['Ihr Name', 'Nächte'], 'Ana García, zwei Nächte'],
  ] as const)('is divided in %s', async (locale, labels, text) => {
    expect(await guestIn(locale, labels, text)).toMatchObject({
      kind: 'several',
      parts: [{ value: 'Ana García' }, { value: 2 }],
    })
  })

  it('is one answer in a language without rules to divide it by, which is asked', async () => {
    const [labels, name] = [['Nome', 'Notti'] as const, 'Anna Rossi']
    expect(await guestIn('it-IT', labels, `${name}, notti: 2`)).toMatchObject({ kind: 'answer', isSure: false })
    expect(await guestIn('it-IT', labels, name)).toEqual({ kind: 'answer', value: name })
  })

  it('is mixed where the words divide into none and only a part is the answer', async () => {
    const text = 'My name is Anna Smith, two nights but in July'
    const named = { kind: 'answer', isSure: false, isMixed: true }
    expect(await meant(guest, { text }, { form })).toMatchObject(named)
    expect(await meant(nights, { text: 'two I think' }, { form })).not.toHaveProperty('isMixed')
  })

  it('is asked where the words divide into no answers, but hold one of another field', async () => {
    const text = 'two nights at the Hilton, Anna Smith'
    expect(await meant(guest, { text }, { form })).toEqual({
      kind: 'answer',
      value: text,
      isSure: false,
      isMixed: true,
    })
    const long = { ...guest, type: 'textarea' as const }
    const told = { form: { ...form, fields: [long, nights] } }
    expect(await meant(long, { text }, told)).toEqual({ kind: 'answer', value: text })
  })
})
