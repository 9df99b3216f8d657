import { describe, expect, it } from 'vitest'
import { saidAnswer, spelledAnswer } from '../../../rules/conversation/index.ts'
import { loadedLanguage } from '../../../rules/languages/loaded.ts'
import { aField } from '../../support/builders.ts'

const said = (type: Parameters<typeof aField>[0], value: Parameters<typeof saidAnswer>[1], locale = 'en-US') =>
  saidAnswer(aField(type), value, locale, loadedLanguage(locale).conversation)

describe('An answer, said aloud,', () => {
  it('is what was typed, and nothing where there is none', () => {
    expect(said({}, 'Ada')).toBe('Ada')
    expect(said({ type: 'number' }, 0)).toBe('0')
    expect([said({}, undefined), said({}, null)]).toEqual(['', ''])
  })

  it('is the label of what was chosen', () => {
    expect(said({ type: 'radio' }, 'light_blue')).toBe('Light blue')
    expect(said({ type: 'radio' }, 'gone_since')).toBe('gone_since')
    expect(said({ type: 'checkbox' }, ['red', 'light_blue'])).toBe('Red, Light blue')
  })

  it('is a word where none of the choices was taken', () => {
    expect(said({ type: 'checkbox' }, [])).toBe('None')
    expect(said({ type: 'checkbox' }, [], 'es')).toBe('Ninguna')
  })

  it('is the name of a file', () => {
    expect(said({ type: 'file' }, { name: 'cv.pdf', mediaType: 'application/pdf', size: 3, data: 'YWJj' })).toBe(
      'cv.pdf',
    )
  })

  it('is a day as people say it, wherever they are', () => {
    expect(said({ type: 'date' }, '2026-03-01')).toBe('March 1, 2026')
    expect(said({ type: 'date' }, '2026-03-01', 'es')).toBe('1 de marzo de 2026')
    expect(said({ type: 'date' }, 'someday')).toBe('someday')
    expect(said({ type: 'text' }, '2026-03-01')).toBe('2026-03-01')
  })
})

const english = loadedLanguage('en-US').conversation

const spanish = loadedLanguage('es-MX').conversation

describe('A value that counts to the letter', () => {
  it('is said letter by letter, with words for signs and capitals', () => {
    expect(spelledAnswer({ type: 'email' }, 'Jo-1@x.io', english)).toBe('capital J, o, dash, 1, at, x, dot, i, o')
    expect(spelledAnswer({ type: 'email' }, 'Jo@x.io', spanish)).toBe('J mayúscula, o, arroba, x, punto, i, o')
  })

  it('is only digits where it is a telephone number', () => {
    expect(spelledAnswer({ type: 'tel' }, '+1 (20) 3-4', english)).toBe('plus, 1, 2, 0, 3, 4')
    expect(spelledAnswer({ type: 'text' }, 'a b', english)).toBe('a, space, b')
  })

  it('is a web address without what all of them begin with', () => {
    expect(spelledAnswer({ type: 'url' }, 'https://a.b', english)).toBe('a, dot, b')
    expect(spelledAnswer({ type: 'url' }, 'http://a.b', english)).toBe('a, dot, b')
    expect(spelledAnswer({ type: 'url' }, 'a.b/http://c', english)).toContain('b, slash, h, t, t, p, colon')
  })
})
