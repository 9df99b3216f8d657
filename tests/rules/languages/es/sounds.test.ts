import { describe, expect, it } from 'vitest'
import { spanishSoundKey } from '../../../../rules/languages/es/sounds.ts'

describe('labels of one sound in Spanish', () => {
  it.each([
    ['vaca', 'baca', 'es-ES'],
    ['hola', 'ola', 'es-ES'],
    ['calló', 'cayo', 'es-ES'],
    ['queso', 'keso', 'es-ES'],
    ['té, leche', 'té leche', 'es-ES'],
    ['gente', 'jente', 'es-ES'],
    ['casa', 'caza', 'es-MX'],
    ['cera', 'sera', 'es-MX'],
    ['caza', 'kaza', 'es-ES'],
    ['innata', 'inata', 'es-ES'],
  ])('are %s and %s (%s)', (one, other, locale) =>
    expect(spanishSoundKey(one, locale)).toBe(spanishSoundKey(other, locale)),
  )

  it.each([
    ['casa', 'caza', 'es-ES'],
    ['cera', 'sera', 'es-ES'],
    ['pero', 'perro', 'es-ES'],
    ['pingüino', 'pinguino', 'es-ES'],
    ['agüita', 'ajita', 'es-ES'],
    ['chico', 'cico', 'es-ES'],
    ['gata', 'jata', 'es-ES'],
    ['guapa', 'gapa', 'es-ES'],
    ['11', '1', 'es-ES'],
  ])('are not %s and %s (%s)', (one, other, locale) =>
    expect(spanishSoundKey(one, locale)).not.toBe(spanishSoundKey(other, locale)),
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
  ])('of "%s" and "%s" in %s: %s', (one, other, locale, isSame) =>
    expect(spanishSoundKey(one, locale) === spanishSoundKey(other, locale)).toBe(isSame),
  )
})
