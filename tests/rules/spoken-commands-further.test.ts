import { describe, expect, it } from 'vitest'
import type { AnswerValue, FieldOption, FieldType, ListenFor } from '../../contract/types.gen.ts'
import { ENGLISH } from '../../rules/spoken-commands/english.ts'
import { findField } from '../../rules/spoken-commands/find-field.ts'
import { readUtterance } from '../../rules/spoken-commands/index.ts'
import { mapOf, setOf } from '../../rules/spoken-commands/language.ts'
import { isSpellable } from '../../rules/spoken-commands/spellable.ts'
import { sounds } from '../../rules/spoken-commands/words.ts'
import { outing, type Said } from './spoken-commands/support.ts'

const options = ['Garden', 'Library', 'Tea – cake – fruit'].map((label, at): FieldOption => ({
  label,
  value: `v${at}`,
}))

describe('What is commanded', () => {
  it.each<[string, Said, string]>([
    ['next', {}, 'next'],
    ['go[noise]on', {}, 'next'],
    ['let’s go on', {}, 'next'],
    ['"(next)"', {}, 'next'],
    [`${'um '.repeat(59)}next`, {}, 'next'],
    ['okay okay', { listensFor: 'command' }, 'yes'],
    ['go on', { type: 'select', options: [{ label: 'Go – on', value: 'on' }] }, 'answer'],
    ['edit room table favourite', { type: 'text' }, 'go-to 3'],
    ['go to email box', {}, 'answer'],
    ['go to 2-3', {}, 'answer'],
    ['go to 2.5', {}, 'answer'],
  ])('"%s" of %j is %s', (words, said, meaning) => expect(outing.meaningOf(words, said)).toBe(meaning))

  it('may be a field with a number of two digits, or a part of its label', () => {
    const many = Array.from({ length: 12 }, (_, at) => (at === 4 ? 'Email address' : ''))
    expect(findField(['12'], many, ENGLISH)).toBe(11)
    expect(findField(['email'], many, ENGLISH)).toBe(4)
  })
})

describe('What is corrected', () => {
  it.each<[string, FieldType, AnswerValue, string]>([
    ['change in to on', 'textarea', 'In the inn', 'On the inn'],
    ['change ada byron to ida king', 'text', 'I am Ada  Byron', 'I am Ida king'],
    ['change ada byron to ida king', 'text', 'Ada, Byron met', 'Ida king met'],
    ['change ada king to ida lee', 'text', 'Ada Byron', 'answer'],
    ['change byron king to lee', 'text', 'Ada Byron', 'answer'],
    ['change byron to king', 'text', 'Ada Byron?!', 'Ada King?!'],
    ['change g to b', 'text', 'Grace', 'Brace'],
    ['change ada to Q', 'text', 'ada byron', 'Q byron'],
    ['change ada to J Lovelace', 'text', 'Ada Byron', 'J Lovelace Byron'],
    ['change iphone to pixel', 'text', 'my iPhone', 'my pixel'],
    ['change ada to', 'text', 'Ada Byron', 'answer'],
    ['v not bob', 'text', 'bob', 'answer'],
    ['change byron to king', 'email', 'Ada.Byron@example.com', 'Ada.King@example.com'],
    ['change space to dash', 'email', 'ada@example.com', 'answer'],
    ['no five five five', 'tel', '+15552346789', 'five five five'],
    ['make that ...four', 'number', 3, 'four'],
    ['make that four!!', 'number', 3, 'four'],
    ['four not three', 'number', 3, 'four'],
  ])('"%s" of %s %j is %s', (words, type, current, result) =>
    expect(outing.correctionIn(words, { type, current })).toBe(result),
  )

  it.each<[string, Said, string]>([
    ['change garden to library', { type: 'radio', options, current: 'v0' }, 'library'],
    ['change tea cake fruit to garden', { type: 'checkbox', options, current: ['v1', 'v2'] }, 'Library, garden'],
    ['change kitchen to library', { type: 'radio', options, current: 'kitchen' }, 'library'],
    ['change kitchen to library', { type: 'radio', current: 'kitchen' }, 'library'],
  ])('in a choice, "%s" of %j is %s', (words, said, result) => expect(outing.correctionIn(words, said)).toBe(result))

  it('is no letter of a file', () => {
    const current = { name: 'a.txt', mediaType: 'text/plain', size: 3, data: 'QWRh' }
    expect(outing.correctionIn('change j to b', { type: 'file', current })).toBe('answer')
  })
})

describe('What is spelled', () => {
  it.each([
    ['type-b', 'type-b'],
    ['e-mail', 'e-mail'],
    ['capital ada', 'Ada'],
    ['capital double b', 'Bb'],
    ['capital letter', ''],
    ['ada for adam', 'adaforadam'],
    ['a as x apple', 'aasxapple'],
  ])('"%s" is put together as "%s"', (words, text) =>
    expect(outing.read(words, { type: 'text', listensFor: 'spelling' })).toEqual({ kind: 'answer', words: text }),
  )
  it('is an answer that has letters, digits and signs', () => {
    const types = ['text', 'textarea', 'email', 'url', 'tel', 'number', 'date', 'select', 'radio', 'checkbox', 'file']
    const spellable = types.filter((type) => isSpellable({ type: type as FieldType }))
    expect(spellable).toEqual(['text', 'textarea', 'email', 'url', 'tel'])
  })
})

describe('The words of a language', () => {
  it('are divided by any space', () => {
    expect([...mapOf(' one=1\n  equals== x_ray=x ')]).toEqual([
      ['one', '1'],
      ['equals', '='],
      ['x ray', 'x'],
    ])
    expect([...setOf(' one\n  two ')]).toEqual(['one', 'two'])
  })
  it.each([
    ['byron', 'byran', true],
    ['comments', 'coments', true],
    ['coments', 'comments', true],
    ['comments', 'comets', false],
    ['ada', 'ida', false],
  ])('"%s" is heard for "%s": %s', (a, b, isHeard) => expect(sounds(a, b)).toBe(isHeard))
})
