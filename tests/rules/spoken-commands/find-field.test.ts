import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../../../rules/languages/en/commands.ts'
import { findField } from '../../../rules/spoken-commands/find-field.ts'
import { readUtterance } from '../../../rules/spoken-commands/index.ts'
import { outing, registration, visit, type Said } from './support.ts'

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
      language: ENGLISH,
      listensFor: 'conversation',
    })
    expect(utterance.kind).toBe('answer')
  })

  it('takes "change comments" in a text for dictation unless it is the whole label', () => {
    expect(registration.meaningOf('change room')).toBe('answer')
    expect(registration.meaningOf('change comments')).toBe('go-to 5')
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

  it.each<[string, Said, string]>([
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
