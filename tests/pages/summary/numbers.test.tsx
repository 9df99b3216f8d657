import { expect, it } from 'vitest'
import { numberText } from '../../../src/pages/common/numbers.ts'

it.each([
  [5.384_615_384, '5.38'],
  [0.1 + 0.2, '0.3'],
  [1_234_567.891, '1,234,567.89'],
  [42, '42'],
  [0, '0'],
  [0.001_234, '0.0012'],
  [-0.004, '-0.004'],
  [null, '–'],
])('the number %s is written as %s', (value, text) => expect(numberText(value)).toBe(text))
