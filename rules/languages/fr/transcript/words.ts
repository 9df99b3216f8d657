import { type Grammar, lexicon, wordsWithoutAccents } from '../../shared/translation.ts'
import { cardinalAt } from './numbers/cardinals.ts'
import type { Words } from '../../shared/normalise.ts'

/** What stands elided before a vowel, in full: "j'ai" is "je ai", so that each word is known by one form. */
const ELIDED = /(?<![\p{L}\p{N}'])(l|d|j|c|n|s|m|t|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=[\p{L}\p{N}])/giu

/**
 * A text in the words that the rules of French know: elisions in full, hyphens as spaces, and what only an accent tells apart
 * ("ou" and "où", "sur" and "sûr") in words of their own, since the others lose theirs.
 */
export const inFull = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’ʼ]/gu, "'")
    .replaceAll(/œ/giu, 'oe')
    .replace(/(?<!\p{L})où(?!\p{L})/giu, 'where')
    .replace(/(?<!\p{L})sûre?s?(?!\p{L})/giu, 'certain')
    .replace(/(?<![\p{L}'])s'(?=ils?(?!\p{L}))/giu, 'si ')
    .replace(ELIDED, '$1e ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')

/** The words of a transcript in full, in small letters and without accents. */
export const frenchWords = (text: string): Words => wordsWithoutAccents(inFull(text))

/** Like `lexicon`, of phrases as French writes them. */
export const frenchLexicon = (lists: Readonly<Record<string, string>>): Grammar =>
  lexicon(Object.fromEntries(Object.entries(lists).map(([plain, said]) => [plain, inFull(said)])))

/** "Anne avec deux n", "avec un s à la fin": how an address is written. */
const REMARK =
  /(?<!\p{L})avec (?:(?:deux|double|une?) ?(?:\p{L}|accent|cédille|tiret|tréma)|(?:accents?|cédille|tréma))(?: (?:à la fin|au début|au milieu))?(?!\p{L})/giu

/** "Noël sans tréma": an address has no accents, so that the name is only said again. */
const UNMARKED =
  /,? (?:(?<=(?<!\p{L})(?<name>\p{L}{2,})(?!\p{L}),? )\k<name> )?sans (?:le |l['’])?(?:tréma|accents?|cédille)(?!\p{L}),?/giu

/** The words of an address: its hyphens stay, but for those of numerals. A remark about it is no part of it, and makes it asked. */
export const addressWords = (text: string): Words =>
  wordsWithoutAccents(
    `${text.replace(UNMARKED, ' ').replace(REMARK, ' ')}${text.search(REMARK) < 0 ? '' : ' , instead'}`.replace(
      /(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu,
      (word) => {
        const parts = wordsWithoutAccents(word.replaceAll('-', ' '))
        return cardinalAt(parts, 0)?.next === parts.length ? parts.join(' ') : word
      },
    ),
  )
