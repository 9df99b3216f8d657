import { describe, expect, it } from 'vitest'
import { attributed } from '../../../rules/conversation/index.ts'

const QUESTION = 'Question 2 of 5. How many people came.'
const CHOICE = 'Favourite room. Choose: Garden, Library, or Workshop.'
const over = (text: string, read: string, isAlone: boolean, options: string[] = []) =>
  attributed(text, { read, isAlone, options })

describe('Words that were said while the page read aloud', () => {
  it.each([
    ['how many people came', QUESTION],
    ['people came', QUESTION],
    ['question two of five', QUESTION],
    ['many peoples came', QUESTION],
    ['how people came', QUESTION],
    ['came', QUESTION],
    ['library or workshop', CHOICE],
    ['cómo se llama', '¿Cómo se llama usted?'],
  ])('are the page’s own where it read them just then: "%s"', (text, read) => {
    expect(over(text, read, false)).toEqual({ text, source: 'page' })
  })

  it.each([
    ['forty two', QUESTION],
    ['twenty people', QUESTION],
    ['there were forty two', QUESTION],
    ['no', QUESTION],
    ['next', QUESTION],
    ['in the garden', 'How many people came.'],
  ])('are the person’s where the page said nothing like them: "%s"', (text, read) => {
    expect(over(text, read, true)).toEqual({ text })
    expect(over(text, read, false)).toEqual({ text, source: 'unsure' })
  })

  it.each([
    ['how many people came forty two', QUESTION, 'forty two'],
    ['many people game about a hundred', QUESTION, 'about a hundred'],
    ['favourite room the attic', CHOICE, 'the attic'],
  ])('are the person’s after those of the page, and asked about: "%s"', (text, read, rest) => {
    for (const isAlone of [true, false]) expect(over(text, read, isAlone)).toEqual({ text: rest, source: 'unsure' })
  })

  it.each(['library', 'came'])('may be the person’s who goes on after the reading has stopped: "%s"', (text) => {
    expect(over(text, `${QUESTION} ${CHOICE}`, true)).toEqual({ text, source: 'unsure' })
  })

  it('keep an option that the page has named too', () => {
    const options = ['Garden', 'Library', 'Workshop']
    expect(over('choose library please', CHOICE, false, options)).toEqual({ text: 'library please', source: 'unsure' })
    expect(over('library please', CHOICE, true, options)).toEqual({ text: 'library please' })
  })

  it('are nobody’s where none were heard', () => {
    expect(over('', QUESTION, false)).toEqual({ text: '', source: 'page' })
    expect(over('yes', '', true)).toEqual({ text: 'yes' })
  })
})
