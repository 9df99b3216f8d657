import { type WordSet, wordSet } from '../../shared/phrases.ts'
import { regex } from '../../shared/regex.ts'

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ẞ: 'SS',
}

/**
 * A text with umlauts and sharp s as Germans write them where these letters are missing: "schön" is "schoen" and no "schon",
 * and the address of "Müller" begins with "mueller".
 */
export const transliterated = (text: string): string =>
  text.normalize('NFC').replace(/[äöüßÄÖÜẞ]/gu, (letter) => LETTERS[letter] ?? letter)

/** Lists of phrases under what they mean, spelled as the transliterated answers are. */
export const spelledOut = (lists: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(lists).map(([meaning, list]) => [meaning, transliterated(list.toLowerCase())]))

const either = (letter: string): string => (LETTERS[letter] ? `(?:${letter}|${LETTERS[letter]})` : letter)

/** A letter that may be missing, or a class of characters, which stays as it is. */
const SPELLED_TWICE = /\[[^\]]*\]|[äöüß]/gu

/**
 * Like `regex` of the shared rules, for a pattern that matches a text in either spelling: as it was said, which texts keep and the
 * Swiss write without a sharp s, and transliterated, in which all else is read.
 */
export const germanRegex =
  (flags: string) =>
  (template: TemplateStringsArray, ...parts: readonly string[]): RegExp => {
    const { source } = regex(flags)(template, ...parts)
    return new RegExp(source.replaceAll(SPELLED_TWICE, either), flags)
  }

/** A set of words in either spelling. */
export const germanWords = (list: string): WordSet => wordSet(`${list} ${transliterated(list)}`)
