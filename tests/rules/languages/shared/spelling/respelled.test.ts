import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../../rules/transcript/index.ts'

const read = (type: 'number' | 'date', heard: string, locale = 'en-US') =>
  readTranscript({ type, label: '' }, heard, { today: '2026-11-22', locale })

describe('A word that is one letter away from a number or a day', () => {
  it.each([
    ['number', 'forteen hundred', 'en-US', 1400],
    ['number', 'tree', 'en-US', 3],
    ['number', 'vente', 'es-ES', 20],
    ['date', 'the third of octover', 'en-US', '2027-10-03'],
    ['date', 'el dos de dicienbre', 'es-ES', '2026-12-02'],
  ] as const)('is proposed as it in a %s: "%s"', (type, heard, locale, value) => {
    expect(read(type, heard, locale)).toMatchObject({ value, isSure: false })
  })

  it.each(['then', 'fine', 'tent', 'even'])('is not, where it is a word of its own: "%s"', (heard) => {
    expect(read('number', heard)).toBeUndefined()
  })

  it('is not, where two numbers are as near', () => {
    expect(read('number', 'fure')).toBeUndefined()
  })
})
