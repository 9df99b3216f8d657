import { describe, expect, it } from 'vitest'
import { germanSoundKey } from '../../../../rules/languages/de/sounds.ts'

describe('German labels', () => {
  it.each([
    ['Meier', 'Mayer'],
    ['Seite', 'Saite'],
    ['Rad', 'Rat'],
    ['Stadt', 'Statt'],
    ['Lerche', 'Lärche'],
    ['Philip', 'Filip'],
    ['das', 'dass'],
    ['Volk', 'folg'],
  ])('%s and %s sound alike', (one, other) => expect(germanSoundKey(one)).toBe(germanSoundKey(other)))

  it.each([
    ['Maße', 'Masse'],
    ['Kissen', 'Kirschen'],
    ['Miete', 'Mitte'],
    ['schon', 'schön'],
    ['Haus', 'Maus'],
  ])('%s and %s are told apart', (one, other) => expect(germanSoundKey(one)).not.toBe(germanSoundKey(other)))
})
