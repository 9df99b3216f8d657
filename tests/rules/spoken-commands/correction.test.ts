import { describe, expect, it } from 'vitest'
import type { AnswerValue, FieldType } from '../../../contract/types.gen.ts'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { outing, readingRooms, registration, rooms, visit } from './support.ts'

describe('Corrections of the answer that stands', () => {
  it.each<[words: string, type: FieldType, current: AnswerValue, corrected: string]>([
    ['no, I said forty', 'number', 14, 'forty'],
    ['No I meant forty.', 'number', 14, 'forty'],
    ['i said fifty five', 'number', 14, 'fifty five'],
    ['no fifty', 'number', 15, 'fifty'],
    ['make that sixteen', 'number', 15, 'sixteen'],
    ['no, I said Anna', 'text', 'Hannah', 'Anna'],
    ['I meant the other one', 'text', 'This one', 'the other one'],
    ['no, ada at example dot com', 'email', 'eda@example.com', 'ada at example dot com'],
    ['no, I said workshop', 'radio', 'library', 'workshop'],
  ])('reads "%s" on %s %j as "%s"', (words, type, current, corrected) => {
    const options = ['select', 'radio', 'checkbox'].includes(type) ? rooms : []
    expect(registration.read(words, { type, options, current })).toEqual({ kind: 'correction', words: corrected })
    expect(registration.read(words, { type, options, current, listensFor: 'answer' }).kind).toBe('correction')
  })

  it.each([
    ['change the world to a better place', 'I want to travel'],
    ['no, it was cold', 'It was warm'],
    ['make it shorter', 'The form'],
    ['tea not coffee', 'coffee'],
  ])('takes "%s" after "%s" for a new text', (words, current) => {
    expect(registration.read(words, { current })).toEqual({ kind: 'answer', words })
  })

  it('can be read by the rules of the field', () => {
    const corrected = registration.read('change gmail to hotmail', { type: 'email', current: 'ada@gmail.com' })
    const words = 'words' in corrected ? corrected.words : ''
    expect(normaliseTranscript({ type: 'email' }, words, { today: '2026-11-21', locale: 'en' })).toBe('ada@hotmail.com')
  })

  it('corrects nothing where nothing stands', () => {
    expect(registration.meaningOf('no, I said forty', { type: 'number' })).toBe('answer')
    expect(registration.meaningOf('change Peter to Pieter')).toBe('answer')
  })
})

describe('What is corrected', () => {
  it.each<[string, FieldType, AnswerValue, string]>([
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

  it.each<[string, FieldType, AnswerValue, string]>([
    ['no five five five', 'tel', '+15552346789', 'five five five'],
    ['make that ...four', 'number', 3, 'four'],
    ['make that four!!', 'number', 3, 'four'],
  ])('"%s" of %s %j is %s', (words, type, current, result) =>
    expect(outing.correctionIn(words, { type, current })).toBe(result),
  )
})
