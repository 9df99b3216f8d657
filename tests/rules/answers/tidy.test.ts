import { describe, expect, it } from 'vitest'
import { tidyAnswer } from '../../../rules/answers/tidy.ts'
import { aField, aFile } from '../../support/builders.ts'

describe('an answer is stored', () => {
  it.each([
    ['number', '42', 42],
    ['number', ' -4.50 ', -4.5],
    ['number', 7, 7],
    ['number', ' 12345678901234567890 ', '12345678901234567890'],
    ['number', '123456789012345', 123456789012345],
    ['number', '1234567890123456', '1234567890123456'],
    ['number', '0.1234567890123456789', '0.1234567890123456789'],
    ['email', ' ada@example.com ', 'ada@example.com'],
    ['url', ' https://example.com', 'https://example.com'],
    ['tel', '555 123 4567 ', '555 123 4567'],
    ['date', ' 2026-01-01', '2026-01-01'],
    ['text', ' as it was ', ' as it was '],
    ['textarea', ' two\n lines ', ' two\n lines '],
    ['text', '42', '42'],
  ] as const)('%s %j as %j', (type, given, stored) => expect(tidyAnswer(aField({ type }), given)).toBe(stored))

  it.each([[['red', 'green']], [null], [aFile()]])('%j as it is', (value) =>
    expect(tidyAnswer(aField({ type: 'checkbox' }), value)).toEqual(value),
  )
})
