import { describe, expect, it } from 'vitest'
import type { AnswerValue, FieldOption, FieldType, ListenFor } from '../../contract/types.gen.ts'
import { commandPhrases, readUtterance } from '../../rules/spoken-commands/index.ts'
import { option, readingRooms, type Said, visit } from './spoken-commands/support.ts'

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
    ["let's go on", 'next'],
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

  it('is said in Spanish where the form is', () => {
    expect(commandPhrases('ES').next).toContain('siguiente')
    expect(commandPhrases('est').next).toContain('next')
    expect(commandPhrases('pt-es').next).toContain('next')
    expect(['siguiente', 'next'].map((words) => visit.meaningOf(words, { locale: 'es-MX' }))).toEqual([
      'next',
      'answer',
    ])
    expect(['siguiente', 'next'].map((words) => visit.meaningOf(words, { locale: 'en-ES' }))).toEqual([
      'answer',
      'next',
    ])
  })
})

describe('The field that is gone to', () => {
  it.each([
    ['go to comments', 'go-to 5'],
    ['go to my comments', 'go-to 5'],
    ['go to coments', 'go-to 5'],
    ['go to room', 'go-to 3'],
    ['go to table', 'go-to 3'],
    ['go to the favourite room table', 'go-to 3'],
    ['go to people who came', 'answer'],
    ['go to how many people', 'go-to 2'],
    ['go to the', 'answer'],
    ['go to', 'answer'],
    ['go to 6', 'go-to 5'],
    ['go to 7', 'answer'],
    ['go to 0', 'answer'],
    ['go to 3rd', 'go-to 2'],
    ['go to number sixth', 'go-to 5'],
    ['go to question', 'answer'],
    ['go to question two three', 'answer'],
    ['go to the final question', 'go-to 5'],
    ['go to x2', 'answer'],
    ['go to 2nd', 'go-to 1'],
    ['jump to email', 'go-to 1'],
    ['correct email', 'go-to 1'],
    ['move to the comments field', 'go-to 5'],
  ])('by "%s" is %s', (words, meaning) => expect(visit.meaningOf(words)).toBe(meaning))

  it('in dictation needs its whole label after a weak word', () => {
    expect(visit.meaningOf('edit email', { type: 'text' })).toBe('answer')
    expect(visit.meaningOf('edit email address', { type: 'text' })).toBe('go-to 1')
    expect(visit.meaningOf('edit question two', { type: 'text' })).toBe('go-to 1')
    expect(visit.meaningOf('go to email', { type: 'text' })).toBe('go-to 1')
  })
})

describe('What is corrected', () => {
  it.each<[string, FieldType, AnswerValue, string]>([
    ['swap ada for ida', 'text', 'Ada Byron', 'Ida Byron'],
    ['change byron to king', 'text', 'Ada Byron.', 'Ada King.'],
    ['change ada byron to ida king', 'text', 'I am Ada Byron, hello', 'I am Ida king, hello'],
    ['change the garden to the park', 'textarea', 'In the garden', 'In the park'],
    ['change to to for', 'text', 'one to four', 'one for four'],
    ['change lovelace to king', 'text', 'Ada Lovelaces', 'Ada King'],
    ['change l to m', 'text', 'Ale', 'Ame'],
    ['m not l', 'text', 'Ale', 'Ame'],
    ['v not b', 'text', 'bob', 'unclear'],
    ['change x to y', 'text', 'Ale', 'answer'],
    ['change three to four', 'number', 3, 'four'],
    ['change three to four', 'number', 1323, 'unclear'],
    ['change two to four', 'number', 1323, '1343'],
    ['fifteen not fifty', 'number', 50, 'fifteen'],
    ['change one to two', 'tel', '+1 (555) 234-6789', '+25552346789'],
    ['change com to org', 'email', 'ada@example.com', 'ada@example.org'],
    ['org not com', 'email', 'ada@example.com', 'ada@example.org'],
    ['change ada to ida', 'email', 'Ada@example.com', 'Ida@example.com'],
    ['change march to may', 'date', '2026-03-04', 'may'],
    ['change garden to library', 'radio', 'garden', 'library'],
    ['change gardens to library', 'select', 'garden', 'library'],
    ['change kitchen to library', 'select', 'garden', 'answer'],
    ['library not garden', 'select', 'garden', 'answer'],
    ['change reading room to garden', 'checkbox', ['library', 'reading-room'], 'Library, garden'],
    ['change reading-room to garden', 'checkbox', ['library', 'reading-room'], 'Library, garden'],
    ['no four', 'number', 3, 'four'],
    ['nope four', 'date', '2026-03-04', 'four'],
    ['no', 'number', 3, 'answer'],
    ['no one', 'number', 3, 'answer'],
    ['no one two', 'number', 3, 'one two'],
    ['no reply at example dot com', 'email', 'ada@example.com', 'answer'],
    ['no, reply at example dot com', 'email', 'ada@example.com', 'reply at example dot com'],
    ['no, example dot com', 'url', 'https://example.org', 'example dot com'],
    ['no, ada', 'text', 'ida', 'answer'],
    ['make that four', 'number', 3, 'four'],
    ['make that four', 'text', 'three', 'answer'],
    ['make that library', 'select', 'garden', 'answer'],
    ['i said library', 'select', 'garden', 'library'],
    ['i said', 'number', 3, 'answer'],
    ['change my answer to four', 'number', 3, 'four'],
  ])('"%s" of %s %j is %s', (words, type, current, result) => {
    const options = ['select', 'radio', 'checkbox'].includes(type) ? readingRooms : []
    expect(visit.correctionIn(words, { type, options, current })).toBe(result)
  })

  it('is no file, and nothing while letters are spelled', () => {
    const file = { name: 'a.txt', mediaType: 'text/plain', size: 3, data: 'QWRh' }
    expect(visit.correctionIn('change a to b', { type: 'file', current: file })).toBe('answer')
    expect(visit.correctionIn('change a to b', { type: 'text', current: 'a', listensFor: 'spelling' })).toBe('answer')
  })
})

describe('What is spelled', () => {
  it.each([
    ['capital letter a d a', 'Ada'],
    ['upper case a d a', 'Ada'],
    ['capital', 'capital'],
    ['double', 'double'],
    ['double you', 'w'],
    ['triple b', 'bbb'],
    ['double bravo', 'bb'],
    ['double eleven', '11'],
    ['a for apple', 'a'],
    ['a for banana', 'aforbanana'],
    ['a like in alpha b', 'ab'],
    ['a as b', 'aasb'],
    ['full stop', '.'],
    ['at sign', '@'],
    ['x ray', 'x'],
    ['a.b.c', 'abc'],
    ['ada space byron', 'ada byron'],
    ['space a space', 'a'],
    ['eleven twelve', '1112'],
  ])('"%s" is put together as %s', (words, text) =>
    expect(visit.read(words, { type: 'text', listensFor: 'spelling' })).toEqual({ kind: 'answer', words: text }),
  )
})
