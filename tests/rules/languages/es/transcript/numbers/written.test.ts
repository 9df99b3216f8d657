import { describe, expect, it } from 'vitest'
import { writtenNumbers } from '../../../../../../rules/languages/es/transcript/numbers/written.ts'
import type { Grammar } from '../../../../../../rules/languages/shared/translation.ts'
import { heard } from '../../../../../support/transcripts.ts'
import { readBy } from '../support.ts'

describe('Written numbers become plain words', () => {
  it.each<[string, Grammar, string, number, string | undefined]>([
    ['a comma', writtenNumbers('es-ES'), '3,5', 0, '3.5 / 1'],
    ['a point', writtenNumbers('es-ES'), '3.5', 0, '3.5 / 1'],
    ['a point of thousands', writtenNumbers('es-ES'), '1.250', 0, '1250 / 1'],
    ['a point of thousands of two digits', writtenNumbers('es-ES'), '12.500', 0, '12500 / 1'],
    ['a comma of thousands', writtenNumbers('es-MX'), '1,250', 0, '1250 / 1'],
    ['both', writtenNumbers('es-MX'), '1.250,50', 0, '1250.50 / 1'],
    ['with signs around', writtenNumbers('es-ES'), '€3,5%', 0, '€3.5% / 1'],
    ['with more after', writtenNumbers('es-ES'), '3,5x7', 0, undefined],
    ['a whole number', writtenNumbers('es-ES'), '35', 0, undefined],
  ])('%s', (_, grammar, said, at, result) => expect(readBy(grammar, said, at)).toBe(result))

  it.each<[string, Grammar, string, number, string | undefined]>([
    ['a number after other signs', writtenNumbers('es-ES'), '7x3,5', 0, undefined],
    ['four digits after a point', writtenNumbers('es-ES'), '1.2500', 0, '1.2500 / 1'],
  ])('%s', (_, grammar, said, at, result) => expect(readBy(grammar, said, at)).toBe(result))
})

describe('A number in Spanish', () => {
  it.each([
    ['1.250', 'es-ES', 1250],
    ['1.250', 'es-MX', 1.25],
    ['1,250', 'es-ES', 1.25],
    ['1,250', 'es-MX', 1250],
    ['1,250', 'es', 1.25],
    ['1.250,50', 'es-MX', 1250.5],
    ['1,250.50', 'es-ES', 1250.5],
    ['1.250.000', 'es-ES', 1_250_000],
    ['1,250,000', 'es-PE', 1_250_000],
    ['12,5', 'es-MX', 12.5],
    ['12.5', 'es-ES', 12.5],
    ['1234,567', 'es-MX', 1234.567],
    ['1234.567', 'es-ES', 1234.567],
    ['$1,250.50', 'es-US', 1250.5],
    ['1.250,50€', 'es-ES', 1250.5],
  ])('"%s" written in %s is %s: the region decides where one sign stands before three digits', (said, locale, value) =>
    expect(heard('number', said, locale)).toBe(value),
  )
})
