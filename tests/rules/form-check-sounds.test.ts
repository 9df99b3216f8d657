import { describe, expect, it } from 'vitest'
import { soundKey } from '../../rules/form-check/english-sounds.ts'
import { refusedAnswer, sampleAnswer } from '../../rules/form-check/samples.ts'
import { spanishSoundKey } from '../../rules/form-check/spanish-sounds.ts'
import { soundIn } from '../../rules/form-check/spoken.ts'
import { labelSound } from '../../rules/transcript/index.ts'
import { aField } from '../support/builders.ts'

describe('Two labels by ear', () => {
  it.each([
    ['Red wood', 'Redwood', true],
    ['Brrr', 'Brr', true],
    ['Ahmed', 'Amed', false],
  ])('in English: "%s" is "%s": %s', (one, other, isSame) =>
    expect(soundKey(labelSound(one)) === soundKey(labelSound(other))).toBe(isSame),
  )
  it.each([
    ['Porque', 'Por qué', 'es-ES', true],
    ['Brrr', 'Brr', 'es-ES', false],
    ['Mmmm', 'Mmm', 'es-ES', true],
    ['Sí, señor', 'Si señor', 'es-ES', true],
    ['Chana', 'Ana', 'es-ES', false],
    ['Guisa', 'Isa', 'es-ES', false],
    ['Güisa', 'Isa', 'es-ES', false],
    ['Zeta', 'Eta', 'es-ES', false],
    ['Casa', 'Caza', 'es-ES', false],
    ['Casa', 'Caza', 'es-MX', true],
  ])('in Spanish: "%s" is "%s" in %s: %s', (one, other, locale, isSame) =>
    expect(spanishSoundKey(one, locale) === spanishSoundKey(other, locale)).toBe(isSame),
  )
  it('without rules of a language are told apart by their letters', () => {
    expect(soundIn('Maße', 'de').key()).not.toBe(soundIn('Masse', 'de').key())
    expect(soundIn('Maße', 'de').key()).toBe(soundIn('maße!', 'de').key())
  })
})

describe('A sample', () => {
  it('of a number is one where one is the most', () =>
    expect(sampleAnswer(aField({ type: 'number', validation: { min: -5, max: 1 } }))).toBe(1))
  it.each([
    [String.raw`^\?$`, 'x'],
    [String.raw`^[?xy ]+$`, '12'],
  ])('that %s refuses is %j', (pattern, refused) =>
    expect(refusedAnswer(aField({ type: 'text', validation: { pattern } }))).toBe(refused),
  )
})
