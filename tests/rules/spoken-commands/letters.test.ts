import { describe, expect, it } from 'vitest'
import { outing, registration, visit } from './support.ts'

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
})
