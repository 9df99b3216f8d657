import { describe, expect, it } from 'vitest'
import type { AnswerValue, FieldOption, FieldType } from '../../../contract/types.gen.ts'
import { outing, readingRooms, registration, rooms, visit, type Said } from './support.ts'

describe('Changes of the answer that stands', () => {
  it.each<[words: string, type: FieldType, current: AnswerValue, corrected: string]>([
    ['change four to five', 'number', 42, '52'],
    ['change fourteen to forty', 'number', 14, 'forty'],
    ['change Peter to Pieter', 'text', 'Peter Smith', 'Pieter Smith'],
    ['change peter to p i e t e r', 'text', 'Peter Smith', 'Pieter Smith'],
    ['change smith to capital s m y t h', 'text', 'Peter Smith', 'Peter Smyth'],
    ['replace monday with tuesday', 'textarea', 'It broke on Monday.', 'It broke on Tuesday.'],
    ['change b to v', 'text', 'Bernard', 'Vernard'],
    ['change b as in bravo to v as in victor', 'text', 'Zabata', 'Zavata'],
    ['v not b', 'text', 'Zabata', 'Zavata'],
    ['change gmail to hotmail', 'email', 'ada@gmail.com', 'ada@hotmail.com'],
    ['change dot com to dot org', 'email', 'ada@example.com', 'ada@example.org'],
    ['change b to v', 'email', 'zabata@example.com', 'zavata@example.com'],
    ['change bee to vee', 'email', 'zabata@example.com', 'zavata@example.com'],
    ['change dash to underscore', 'email', 'a-b@example.com', 'a_b@example.com'],
    ['change six to nine', 'tel', '(555) 123-4567', '5551234597'],
    ['change library to garden', 'select', 'library', 'garden'],
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
})

describe('What is changed', () => {
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
  ])('"%s" of %s %j is %s', (words, type, current, result) => {
    const options = ['select', 'radio', 'checkbox'].includes(type) ? readingRooms : []
    expect(visit.correctionIn(words, { type, options, current })).toBe(result)
  })
})

const options = ['Garden', 'Library', 'Tea – cake – fruit'].map((label, at): FieldOption => ({
  label,
  value: `v${at}`,
}))

describe('What is changed in texts and choices', () => {
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
