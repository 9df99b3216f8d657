import { plainWords } from '../shared/words.ts'

/**
 * One text for all labels of one sound in French: without accents that are not heard, silent endings and letters, and with one
 * sign for each sound that is written in several ways. Two labels with the same key cannot be told apart by ear. Empty for a
 * label without words.
 */
export const frenchSoundKey = (label: string): string =>
  plainWords(label)
    .flatMap((word) => word.split(/['-]/u))
    .map((word) => asHeard(lettersOf(word)))
    .join('')

/** Without accents but for the é and the ç, which are heard. */
const lettersOf = (word: string): string =>
  word
    .normalize('NFC')
    .replaceAll(/œu?/gu, 'e')
    .replaceAll('ç', 's')
    .replaceAll(/[éè](?=$|e?s?$)/gu, 'E')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** "Vert", "verre" and "vers", "seau" and "sot" are one sound each. */
const asHeard = (word: string): string =>
  word
    .replace(/(?:ent|e)s?$/u, (end, at: number) => (at > 2 && end.startsWith('ent') ? 'ent' : at > 1 ? '' : end))
    .replace(/(?<=\p{L}{2})[sxtdpz]+$/u, '')
    .replace(/(?<=E)e?s?$/u, '')
    .replaceAll('ph', 'f')
    .replaceAll('ch', 'C')
    .replaceAll('h', '')
    .replaceAll(/e?au/gu, 'o')
    .replaceAll(/qu?/gu, 'k')
    .replaceAll(/gu(?=[ei])/gu, 'G')
    .replaceAll(/g(?=[eiy])e?/gu, 'j')
    .replaceAll(/c(?=[eiy])/gu, 's')
    .replaceAll('c', 'k')
    .replaceAll(/(?<=[aeiou])s(?=[aeiou])/gu, 'z')
    .replaceAll(/[ae]n(?=[^aeiouy]|$)|[ae]m(?=[bp])/gu, 'A')
    .replaceAll(/[ae]?in(?=[^aeiouyn]|$)/gu, 'I')
    .replaceAll(/ai|ei/gu, 'e')
    .replaceAll('y', 'i')
    .replaceAll(/(\p{L})\1+/gu, '$1')
