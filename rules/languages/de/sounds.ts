import { plainWords } from '../shared/words.ts'
import { transliterated } from './transcript/letters.ts'

/**
 * One text for all labels of one sound in German: final b, d and g as p, t and k, v as f, long vowels however they are
 * written; a double letter within a word is heard by the short vowel before it. Two labels with the same key cannot be told apart by ear. Empty for a label without words.
 */
export const germanSoundKey = (label: string): string => plainWords(label).map(asHeard).join('')

const asHeard = (word: string): string =>
  transliterated(word.replaceAll('äu', 'eu').replaceAll('ä', 'e').replaceAll('ß', 's'))
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/ph|v/g, 'f')
    .replace(/th/g, 't')
    .replace(/dt$/u, 'tt')
    .replace(/ai|ay|ey/g, 'ei')
    .replace(/q(?=u)|c(?![hei])/g, 'k')
    .replace(/tz|c(?=[ei])/g, 'z')
    .replace(/([aeiou])h(?![aeiou])/g, '$1')
    .replaceAll('ie', 'i')
    .replace(/b$/u, 'p')
    .replace(/d$/u, 't')
    .replace(/(?<!n)g$/u, 'k')
    .replace(/([^\d])\1$/u, '$1')
