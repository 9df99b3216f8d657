import { describe, expect, it } from 'vitest'
import { answerInWords } from '../../../rules/answers/in-words.ts'
import { aField, aFile } from '../../support/builders.ts'

const wording = { none: 'Nothing', yes: 'Given', file: ({ name }: { name: string }) => `file ${name}` }
const options = [{ label: 'Red wine', value: 'red' }]

describe('An answer in words', () => {
  it.each([undefined, null])('is empty where there is none: %s', (value) =>
    expect(answerInWords(aField(), value, 'en', wording)).toBe(''),
  )

  it('is the label of an option, and the value where no option has it', () => {
    const field = aField({ type: 'radio', options })
    expect(answerInWords(field, 'red', 'en', wording)).toBe('Red wine')
    expect(answerInWords(field, 'white', 'en', wording)).toBe('white')
  })

  it('is a list of labels, or a word where none was chosen', () => {
    const field = aField({ type: 'checkbox', options })
    expect(answerInWords(field, ['red', 'white'], 'en', wording)).toBe('Red wine, white')
    expect(answerInWords(field, [], 'en', wording)).toBe('Nothing')
  })

  it('is the day that was chosen, in the words of the language', () => {
    const field = aField({ type: 'date' })
    expect(answerInWords(field, '2026-03-01', 'en-US', wording)).toBe('March 1, 2026')
    expect(answerInWords(field, '2026-03-01', 'es-ES', wording)).toBe('1 de marzo de 2026')
    expect(answerInWords(field, 'soon', 'en-US', wording)).toBe('soon')
  })

  it('is what the wording says of a file, and a number as it is', () => {
    expect(answerInWords(aField({ type: 'file' }), aFile(3, { name: 'cv.pdf' }), 'en', wording)).toBe('file cv.pdf')
    expect(answerInWords(aField({ type: 'number' }), 1200, 'en', wording)).toBe('1200')
  })
})
