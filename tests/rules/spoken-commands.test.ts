import { describe, expect, it } from 'vitest'
import type { AnswerValue, FieldOption, FieldType, ListenFor } from '../../contract/types.gen.ts'
import { COMMAND_PHRASES, commandPhrases, readUtterance } from '../../rules/spoken-commands/index.ts'
import { normaliseTranscript } from '../../rules/transcript/index.ts'
import { option, registration, rooms, type Said } from './spoken-commands/support.ts'

describe('Commands in a conversation', () => {
  it.each([
    ['next', 'next'],
    ['Next.', 'next'],
    ['NEXT QUESTION', 'next'],
    ['um next please', 'next'],
    ['okay, next', 'next'],
    ['go on', 'next'],
    ['back', 'back'],
    ['Go back, please.', 'back'],
    ['previous question', 'back'],
    ['repeat', 'repeat'],
    ['Say that again?', 'repeat'],
    ['skip', 'skip'],
    ['skip this one please', 'skip'],
    ['clear', 'clear'],
    ['Delete that.', 'clear'],
    ['spell it', 'spell'],
    ['let me spell that', 'spell'],
    ['help', 'help'],
    ['What can I say?', 'help'],
    ['review', 'review'],
    ['read my answers', 'review'],
    ['submit', 'submit'],
    ['submit the form, please', 'submit'],
    ['stop', 'stop'],
    ['[NOISE] stop', 'stop'],
    ['undo', 'undo'],
    ['Undo that.', 'undo'],
  ])('reads "%s" as %s', (words, command) => {
    expect(registration.meaningOf(words)).toBe(command)
    expect(registration.meaningOf(words, { type: 'email' })).toBe(command)
  })

  it.each([
    'next week',
    'the next one after the church',
    'stop the noise',
    'help with my garden',
    'back pain',
    'i had to go back',
    'review of the play',
    'submit it by friday',
    'please skip the onions',
    'repeat prescription',
    'clear and friendly staff',
    'I want to stop smoking',
    'undo buttons would be nice',
    'go to school',
    'go to the gym twice a week',
    'change management',
    'yes',
    'no',
    'No, thank you.',
    'right',
  ])('leaves "%s" to a text as its answer', (words) => {
    expect(registration.read(words)).toEqual({ kind: 'answer', words })
  })

  it.each([
    ['Literally next', 'next'],
    ['literally stop.', 'stop'],
    ['the word back', 'back'],
    ['literally, Go Back', 'Go Back'],
  ])('writes the command of "%s" as a word', (words, answer) => {
    expect(registration.read(words)).toEqual({ kind: 'answer', words: answer })
  })

  it('leaves "literally" in a sentence alone', () => {
    expect(registration.read('literally nobody came')).toEqual({ kind: 'answer', words: 'literally nobody came' })
  })

  it.each(['Next', 'Back', 'Stop', 'Skip', 'Pass', 'Review'])(
    'takes an option "%s" for the answer that it is',
    (label) => {
      expect(
        registration.meaningOf(label.toLowerCase(), { type: 'radio', options: [option(label), option('Other')] }),
      ).toBe('answer')
      expect(registration.meaningOf(label.toLowerCase(), { type: 'radio', options: rooms })).not.toBe('answer')
    },
  )

  it('takes yes and no for commands only where something is to be confirmed', () => {
    const questions = { type: 'radio' as const, options: ['Yes', 'No'].map(option) }
    expect(registration.meaningOf('yes', questions)).toBe('answer')
    expect(registration.meaningOf('yes', { ...questions, listensFor: 'command' })).toBe('yes')
    expect(
      ['yes', 'Yeah.', "that's right", 'okay', 'yes please'].map((words) =>
        registration.meaningOf(words, { listensFor: 'command' }),
      ),
    ).toEqual(Array(5).fill('yes'))
    expect(
      ['no', 'Nope.', "that's wrong", 'no thanks'].map((words) =>
        registration.meaningOf(words, { listensFor: 'command' }),
      ),
    ).toEqual(Array(4).fill('no'))
    expect(registration.meaningOf('try again', { listensFor: 'command' })).toBe('retry')
  })
})

describe('Going to a field', () => {
  it.each([
    ['go to question three', 2],
    ['Go to question 3.', 2],
    ['go to field number two', 1],
    ['go to the third question', 2],
    ['go to the last question', 5],
    ['go to the first one', undefined],
    ['go to first', 0],
    ['go to name', 0],
    ['Go to your full name', 0],
    ['go to full name please', 0],
    ['jump to favourite room', 3],
    ['take me to the favorite room', 3],
    ['go to comment', 5],
    ['go back to email address', 1],
    ['go to the email', 1],
    ['change the email address', 1],
    ['edit comments', 5],
    ['go to people', 2],
    ['go to question nine', undefined],
    ['go to the moon', undefined],
  ])('reads "%s" as the field at %s', (words, index) => {
    expect(registration.meaningOf(words, { listensFor: 'command' })).toBe(
      index === undefined ? 'answer' : `go-to ${index}`,
    )
  })

  it('does not guess between two fields', () => {
    const utterance = readUtterance({ type: 'number' }, 'go to email', {
      current: undefined,
      labels: ['Email of a friend', 'Email at work'],
      locale: 'en',
      listensFor: 'conversation',
    })
    expect(utterance.kind).toBe('answer')
  })

  it('takes "change comments" in a text for dictation unless it is the whole label', () => {
    expect(registration.meaningOf('change room')).toBe('answer')
    expect(registration.meaningOf('change comments')).toBe('go-to 5')
  })
})

describe('Corrections of the answer that stands', () => {
  it.each<[words: string, type: FieldType, current: AnswerValue, corrected: string]>([
    ['no, I said forty', 'number', 14, 'forty'],
    ['No I meant forty.', 'number', 14, 'forty'],
    ['i said fifty five', 'number', 14, 'fifty five'],
    ['no fifty', 'number', 15, 'fifty'],
    ['make that sixteen', 'number', 15, 'sixteen'],
    ['change four to five', 'number', 42, '52'],
    ['change fourteen to forty', 'number', 14, 'forty'],
    ['change Peter to Pieter', 'text', 'Peter Smith', 'Pieter Smith'],
    ['change peter to p i e t e r', 'text', 'Peter Smith', 'Pieter Smith'],
    ['change smith to capital s m y t h', 'text', 'Peter Smith', 'Peter Smyth'],
    ['replace monday with tuesday', 'textarea', 'It broke on Monday.', 'It broke on Tuesday.'],
    ['no, I said Anna', 'text', 'Hannah', 'Anna'],
    ['I meant the other one', 'text', 'This one', 'the other one'],
    ['change b to v', 'text', 'Bernard', 'Vernard'],
    ['change b as in bravo to v as in victor', 'text', 'Zabata', 'Zavata'],
    ['v not b', 'text', 'Zabata', 'Zavata'],
    ['change gmail to hotmail', 'email', 'ada@gmail.com', 'ada@hotmail.com'],
    ['change dot com to dot org', 'email', 'ada@example.com', 'ada@example.org'],
    ['change b to v', 'email', 'zabata@example.com', 'zavata@example.com'],
    ['change bee to vee', 'email', 'zabata@example.com', 'zavata@example.com'],
    ['change dash to underscore', 'email', 'a-b@example.com', 'a_b@example.com'],
    ['no, ada at example dot com', 'email', 'eda@example.com', 'ada at example dot com'],
    ['change six to nine', 'tel', '(555) 123-4567', '5551234597'],
    ['change library to garden', 'select', 'library', 'garden'],
    ['no, I said workshop', 'radio', 'library', 'workshop'],
    ['change the library to the garden', 'checkbox', ['library', 'workshop'], 'Workshop, garden'],
    ['change march to april fourth', 'date', '2026-03-04', 'april fourth'],
  ])('reads "%s" on %s %j as "%s"', (words, type, current, corrected) => {
    const options = ['select', 'radio', 'checkbox'].includes(type) ? rooms : []
    expect(registration.read(words, { type, options, current })).toEqual({ kind: 'correction', words: corrected })
    expect(registration.read(words, { type, options, current, listensFor: 'answer' }).kind).toBe('correction')
  })

  it.each<[words: string, current: string]>([
    ['change a to o', 'Zabata'],
    ['change ann to anna', 'Ann and Ann'],
  ])('asks rather than guess which place "%s" means in %s', (words, current) => {
    expect(registration.read(words, { current })).toEqual({ kind: 'unclear' })
  })

  it.each([
    ['change the world to a better place', 'I want to travel'],
    ['no, it was cold', 'It was warm'],
    ['make it shorter', 'The form'],
    ['tea not coffee', 'coffee'],
  ])('takes "%s" after "%s" for a new text', (words, current) => {
    expect(registration.read(words, { current })).toEqual({ kind: 'answer', words })
  })

  it('can be read by the rules of the field', () => {
    const corrected = registration.read('change gmail to hotmail', { type: 'email', current: 'ada@gmail.com' })
    const words = 'words' in corrected ? corrected.words : ''
    expect(normaliseTranscript({ type: 'email' }, words, { today: '2026-11-21', locale: 'en' })).toBe('ada@hotmail.com')
  })

  it('corrects nothing where nothing stands', () => {
    expect(registration.meaningOf('no, I said forty', { type: 'number' })).toBe('answer')
    expect(registration.meaningOf('change Peter to Pieter')).toBe('answer')
  })

  it('knows undo and clear beside a plain answer while one stands, and no other command', () => {
    const standing: Said = { current: 'Ada', listensFor: 'answer' }
    expect(['undo', 'clear', 'next', 'stop', 'yes'].map((words) => registration.meaningOf(words, standing))).toEqual([
      'undo',
      'clear',
      'answer',
      'answer',
      'answer',
    ])
    expect(['undo', 'clear'].map((words) => registration.meaningOf(words, { listensFor: 'answer' }))).toEqual([
      'answer',
      'answer',
    ])
  })
})

describe('Spelling', () => {
  it.each([
    ['p i e t e r', 'pieter'],
    ['capital p i e t e r', 'Pieter'],
    ['b e n n e double t', 'bennett'],
    ['P-I-E-T-E-R', 'pieter'],
    ['papa india echo', 'pie'],
    ['b as in bravo o b for bob', 'bob'],
    ['alpha delta alpha at echo x ray dot charlie oscar mike', 'ada@ex.com'],
    ['ay dee ay at example dot com', 'ada@example.com'],
    ['m c space capital n e i l', 'mc Neil'],
    ['a d a underscore one nine at mail dot org', 'ada_19@mail.org'],
    ['double u e b', 'web'],
    ['w w w dot a slash b', 'www.a/b'],
    ['five five five', '555'],
  ])('puts "%s" together', (words, text) => {
    expect(registration.read(words, { listensFor: 'spelling' })).toEqual({ kind: 'answer', words: text })
  })

  it('is left by a command', () => {
    expect(registration.meaningOf('stop', { listensFor: 'spelling' })).toBe('stop')
    expect(registration.meaningOf('help', { listensFor: 'spelling' })).toBe('help')
  })
})

describe('Other languages', () => {
  const spanish = { locale: 'es-MX' }
  it.each([
    ['siguiente', 'next'],
    ['Atrás, por favor', 'back'],
    ['ayuda', 'help'],
    ['enviar', 'submit'],
    ['ir a la pregunta dos', 'go-to 1'],
  ])('reads "%s" in Spanish as %s', (words, command) => {
    expect(registration.meaningOf(words, { ...spanish, type: 'number' })).toBe(command)
  })

  it('corrects and spells in Spanish', () => {
    expect(registration.read('no, dije cuarenta', { ...spanish, type: 'number', current: 14 })).toEqual({
      kind: 'correction',
      words: 'cuarenta',
    })
    expect(registration.read('cambia pedro por pablo', { ...spanish, current: 'Pedro' })).toEqual({
      kind: 'correction',
      words: 'Pablo',
    })
    expect(registration.read('a de a arroba mail punto com', { ...spanish, listensFor: 'spelling' })).toEqual({
      kind: 'answer',
      words: 'ada@mail.com',
    })
    expect(registration.read('literalmente siguiente', spanish)).toEqual({ kind: 'answer', words: 'siguiente' })
  })

  it('has a phrase for every command in each language, and no phrase for two of them', () => {
    for (const phrases of Object.values(COMMAND_PHRASES)) {
      const said = Object.entries(phrases).flatMap(([command, list]) => (command === 'go-to' ? [] : list))
      expect(Object.values(phrases).filter((list) => list.length === 0)).toEqual([])
      expect(said.filter((phrase, at) => said.indexOf(phrase) !== at)).toEqual([])
      expect(said.filter((phrase) => phrase !== phrase.toLowerCase())).toEqual([])
    }
    expect(commandPhrases('es-ES').next).toContain('siguiente')
    expect(commandPhrases('fr-FR').next).toContain('next')
  })
})
