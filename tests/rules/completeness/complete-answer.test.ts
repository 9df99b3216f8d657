import { describe, expect, it } from 'vitest'
import { completeAnswer } from '../../../rules/completeness/complete-answer.ts'
import { aField } from '../../support/builders.ts'

const url = aField({ type: 'url' })

describe('an address that was typed', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.example.com/visit?day=1#top ', 'https://www.example.com/visit?day=1#top'],
    ['example.co.uk:8080/a', 'https://example.co.uk:8080/a'],
    ['müller.de', 'https://müller.de'],
  ])('%j gets its scheme: %j', (typed, whole) => expect(completeAnswer(url, typed)).toBe(whole))

  it.each(['https://example.com', 'HTTP://example.com', 'javascript:alert(1)', 'ftp://example.com', '//example.com'])(
    'with a scheme stays as it is: %j',
    (typed) => expect(completeAnswer(url, typed)).toBe(typed),
  )

  it.each(['hello', 'two words.com', 'ada@example.com', '.com', 'example.', '', 'a.b c'])(
    'that is no address stays as it is: %j',
    (typed) => expect(completeAnswer(url, typed)).toBe(typed),
  )

  it('is no concern of other fields, nor what is no text', () => {
    expect(completeAnswer(aField({ type: 'text' }), 'example.com')).toBe('example.com')
    expect(completeAnswer(url, undefined)).toBeUndefined()
  })
})
