import { regionOf } from '../shared/region.ts'
import { plainWords } from '../shared/words.ts'

/**
 * One text for all labels of one sound in Spanish: b and v, ll and y, without h, and outside Spain c, s and z as one. Two
 * labels with the same key cannot be told apart by ear. Empty for a label without words.
 */
export const spanishSoundKey = (label: string, locale: string): string =>
  plainWords(label)
    .map((word) => asHeard(lettersOf(word), regionOf(locale) === 'ES'))
    .join('')

/** Without accents, as the rules of speech read them, but for the ü, which is heard. */
const lettersOf = (word: string): string =>
  word
    .replaceAll('ü', 'W')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** "Casa" and "caza" are two sounds in Spain only. */
const asHeard = (word: string, hasZ: boolean): string =>
  word
    .replaceAll('ch', 'C')
    .replaceAll('h', '')
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/c(?=[ei])|z/g, hasZ ? 'z' : 's')
    .replaceAll('c', 'k')
    .replace(/([^r\d])\1+/gu, '$1')
