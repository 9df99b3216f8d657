import { describe, expect, it } from 'vitest'
import type { AnswerValue, ListenFor } from '../../../contract/types.gen.ts'
import { option, outing, registration, rooms, visit, type Said } from './support.ts'

describe('Commands in a conversation', () => {
  it.each([
    ['next', 'next'],
    ['Next.', 'next'],
    ['NEXT QUESTION', 'next'],
    ['um next please', 'next'],
    ['okay, next', 'next'],
    ['go on', 'resume'],
    ['stop', 'stop'],
    ['stop listening', 'mute'],
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
    ['leave it blank and move on', 'skip'],
    ['can you come back to this one later', 'skip'],
    ['read me the question again please', 'repeat'],
    ['say the choices again', 'repeat'],
    ['go back a step', 'back'],
    ['go back please i got the name wrong', 'back'],
    ['start again i messed that one up', 'clear'],
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

describe('Corrections of the answer that stands', () => {
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
  it('is left by a command', () => {
    expect(registration.meaningOf('stop', { listensFor: 'spelling' })).toBe('stop')
    expect(registration.meaningOf('help', { listensFor: 'spelling' })).toBe('help')
  })
})

describe('What may be commanded', () => {
  it.each<[ListenFor, AnswerValue | undefined, string]>([
    ['conversation', undefined, 'next back repeat skip clear spell help review submit stop undo go-to 5'],
    ['conversation', 7, 'next back repeat skip clear spell help review submit stop undo go-to 5'],
    ['command', undefined, 'next back repeat skip clear spell help review submit stop undo retry yes no go-to 5'],
    ['spelling', undefined, 'next back repeat skip clear help review submit stop undo'],
    ['answer', 7, 'clear undo'],
    ['answer', undefined, ''],
  ])('while %s is listened for, and %s stands: %s', (listensFor, current, commands) => {
    const spoken = 'next,back,repeat,skip,clear,spell it,help,review,submit,stop,undo,try again,yes,no,go to comments'
    const heard = spoken.split(',').map((words) => visit.meaningOf(words, { listensFor, current }))
    expect(heard.filter((each) => !['answer', 'correction', 'unclear'].includes(each)).join(' ')).toBe(commands)
  })

  it.each([
    ['could you repeat the question', 'repeat'],
    ["let's go on", 'resume'],
    ['so, next please', 'next'],
    ['okay okay next', 'next'],
    ['next now', 'next'],
    ['okay', 'answer'],
    ['next next', 'answer'],
    ['', 'answer'],
    ['…', 'answer'],
    ['“Next!”', 'next'],
    ['[laughter] <noise> ++um++ next', 'next'],
    ['</noise> next', 'next'],
    ['[7] next', 'answer'],
  ])('"%s" is %s', (words, meaning) => expect(visit.meaningOf(words)).toBe(meaning))

  it('in a text, courtesy stays with a command, and what may be meant does not', () => {
    expect(visit.meaningOf('please stop', { type: 'text' })).toBe('stop')
    expect(visit.meaningOf('can you stop', { type: 'text' })).toBe('answer')
    expect(visit.meaningOf('can you stop', { type: 'text', listensFor: 'command' })).toBe('stop')
    expect(visit.meaningOf('can you stop', { type: 'textarea' })).toBe('answer')
    expect(visit.meaningOf('can you stop', { type: 'email' })).toBe('stop')
  })

  it('an option is an answer unless only commands are asked for', () => {
    const options = ['Stop', 'Go on!'].map(option)
    expect(visit.meaningOf('stop', { type: 'select', options })).toBe('answer')
    expect(visit.meaningOf('go on', { type: 'select', options })).toBe('answer')
    expect(visit.meaningOf('stop', { type: 'select', options, listensFor: 'command' })).toBe('stop')
  })

  it.each([
    ['literally the word next', 'next'],
    ['write the word stop', 'stop'],
    ['the word go to comments', 'go to comments'],
  ])('"%s" writes %s', (words, answer) =>
    expect(visit.read(words, { type: 'text' })).toEqual({ kind: 'answer', words: answer }),
  )

  it.each(['literally', 'the word', 'the word is yes and no'])('"%s" stays as it is', (words) =>
    expect(visit.read(words, { type: 'text' })).toEqual({ kind: 'answer', words }),
  )

  it('is nothing that is longer than a command can be', () => {
    expect(visit.meaningOf(`${'um '.repeat(58)}next`)).toBe('next')
    expect(visit.meaningOf(`${'um '.repeat(60)}next`)).toBe('answer')
    expect(visit.meaningOf(`next${' '.repeat(996)}`)).toBe('next')
    expect(visit.meaningOf(`next${' '.repeat(997)}`)).toBe('answer')
  })
})

describe('What is commanded', () => {
  it.each<[string, Said, string]>([
    ['next', {}, 'next'],
    ['go[noise]on', {}, 'resume'],
    ['let’s go on', {}, 'resume'],
    ['"(next)"', {}, 'next'],
    [`${'um '.repeat(59)}next`, {}, 'next'],
    ['okay okay', { listensFor: 'command' }, 'yes'],
    ['go on', { type: 'select', options: [{ label: 'Go – on', value: 'on' }] }, 'answer'],
  ])('"%s" of %j is %s', (words, said, meaning) => expect(outing.meaningOf(words, said)).toBe(meaning))
})
