import { expect, it } from 'vitest'
import type { FieldType } from '../../../contract/types.gen.ts'
import { reachOf } from '../../../rules/languages/reach.ts'
import { readTranscript } from '../../../rules/transcript/index.ts'

it.each<[FieldType, string]>([
  ['number', '42'],
  ['rating', '4'],
  ['date', '2027-05-03'],
  ['email', 'anna@example.com'],
  ['url', 'https://example.com'],
  ['tel', '+358 40 1234567'],
])('in a language without rules voice is offered for a %s, which is taken as everybody writes it', (type, written) => {
  const said = { today: new Date('2026-11-24'), locale: 'ja-JP' }
  expect(readTranscript({ type, options: null }, written, said)?.value).toBeDefined()
  expect(reachOf(type, 'ja-JP')).toBe('written')
})

it.each<FieldType>(['consent', 'file'])('in a language without rules a %s is given by hand', (type) => {
  expect(reachOf(type, 'ja-JP')).toBe('typed')
})
