import { describe, expect, it } from 'vitest'
import { frenchSoundKey } from '../../../../rules/languages/fr/sounds.ts'

describe('Labels of one sound in French', () => {
  it.each([
    ['vert', 'verre'],
    ['vert', 'vers'],
    ['seau', 'sot'],
    ['Philippe', 'Filipe'],
    ['Tous', 'tout'],
    ['Sarah', 'Sara'],
    ['quart', 'car'],
    ['pain', 'pin'],
    ['champ', 'chant'],
    ['Parlé', 'parlée'],
  ])('%s and %s cannot be told apart', (one, other) => expect(frenchSoundKey(one)).toBe(frenchSoundKey(other)))

  it.each([
    ['Lyon', 'Lille'],
    ['poisson', 'poison'],
    ['oui', 'non'],
    ['matin', 'soir'],
    ['bleu', 'blanc'],
    ['rue', 'roue'],
    ['deux', 'douze'],
    ['petit', 'petite'],
  ])('%s and %s can', (one, other) => expect(frenchSoundKey(one)).not.toBe(frenchSoundKey(other)))

  it('is nothing without words', () => expect(frenchSoundKey('★')).toBe(''))
})
