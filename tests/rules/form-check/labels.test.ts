import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { findingsOf, messagesOf } from './support.ts'

describe('a question that cannot be asked by voice', () => {
  it.each(['???', '😀 😢', 'https://example.com/form', 'Why '.repeat(60)])('%s', (label) => {
    expect(findingsOf({ label })).toEqual([expect.stringMatching(/^voice: The label .* cannot be asked well by voice/)])
  })

  it.each(['Your name', 'Größe?', '2 + 2 = ?'])('%s can', (label) => expect(findingsOf({ label })).toEqual([]))

  it.each<[Partial<FormField>, string]>([
    [{ label: '???' }, 'The label has no words, so it cannot be asked well by voice. Ask the question in words.'],
    [
      { label: 'See http://example.com' },
      'The label holds an address, so it cannot be asked well by voice. Put the details into the help text.',
    ],
  ])('%j: %s', (field, message) => expect(messagesOf(field)).toEqual([message]))

  it('is none whose label is missing, or long enough to be listened to', () => {
    expect(messagesOf({ label: '  ' })).toEqual([])
    expect(messagesOf({ label: 'word '.repeat(30) })).toEqual([])
  })
})
