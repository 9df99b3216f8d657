import { describe, expect, it } from 'vitest'
import { exactly } from '../../../../rules/languages/shared/exact-label.ts'

describe('A label said to the letter', () => {
  const options = ['Red', 'red', 'Blue', '“Green”', '?', ' Grey ', 'Grey.'].map((label, at) => ({
    label,
    value: `v${at}`,
  }))

  it.each([
    ['Red', 'v0'],
    ['red', 'v1'],
    ['RED', undefined],
    ['blue.', 'v2'],
    ['"Blue"!!', 'v2'],
    ['green', 'v3'],
    ['?', 'v4'],
    ['grey', undefined],
    ['Grey', 'v5'],
    ['Grey.', 'v6'],
    ['black', undefined],
    [`blue${' '.repeat(5000)}`, undefined],
  ])('%j is %s', (said, value) => expect(exactly(options, said)).toBe(value))
})

describe('A label said to the letter, whatever its case and marks,', () => {
  const labels = ['Red', 'red', 'Blue', 'Maße', 'Masse', 'We’re', "We're", '1,5 l', "Rock 'n' Roll"]

  const options = labels.map((label) => ({ label, value: label }))

  it.each([
    [' Red ', 'Red'],
    ['masse', 'Masse'],
    ['MAßE', 'Maße'],
    ['“"Blue"”', 'Blue'],
    ['were', undefined],
    ['15 l', undefined],
    ['1,5 l.', '1,5 l'],
    ['rock n roll', undefined],
    [`blue${' '.repeat(4996)}`, 'Blue'],
    [`blue${' '.repeat(4997)}`, undefined],
  ])('%j is %s', (said, value) => expect(exactly(options, said)).toBe(value))
})
