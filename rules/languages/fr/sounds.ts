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
  spoken(nasal(word))
    .replaceAll('ph', 'f')
    .replaceAll('ch', 'C')
    .replaceAll('h', '')
    .replaceAll(/e?au/gu, 'o')
    .replaceAll(/qu?/gu, 'k')
    .replaceAll(/gu(?=[eiEI])/gu, 'G')
    .replaceAll(/g(?=[eiyEI])e?/gu, 'j')
    .replaceAll(/c(?=[eiyEI])/gu, 's')
    .replaceAll('c', 'k')
    .replaceAll(/(?<=[aeiouAI])s(?=[aeiouAI])/gu, 'z')
    .replaceAll(/ai|ei/gu, 'e')
    .replaceAll('y', 'i')
    .replaceAll(/(\p{L})\1+/gu, '$1')

/** "Champ" and "chant", "pain" and "pin": a vowel and its n or m are one sound where no vowel follows. */
const nasal = (word: string): string =>
  word.replaceAll(/[ae]?i[nm](?=[^aeiouynmhE]|$)/gu, 'I').replaceAll(/[ae][nm](?=[^aeiouynmhE]|$)/gu, 'A')

/** The letters at the end of a word are silent, but for a consonant that an e protects: "petit", "petite". */
const spoken = (word: string): string =>
  /(?<=\p{L}{2})es?$/u.test(word) ? word.replace(/es?$/u, '') : word.replace(/(?<=\p{L}{2}|[AIE])[sxtdpz]+$/u, '')
