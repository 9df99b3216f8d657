import type { FormField } from '../../../contract/types.gen.ts'
import { type Word, writtenOf } from '../../spoken-commands/words.ts'
import { MEASURES } from './core.ts'
import { isNameOf } from './label.ts'
import type { RulesOfParts } from './part.ts'

/** More words than a name has, with the words that introduce it. */
const NAME_WORDS_MAX = 4
const UNCASED_WORDS_MAX = 3

/**
 * What somebody or something is called, where a field asks for that: a few words, each of which may be of a name. Any words are an
 * answer to a text, so that only these can be told from what follows them. Undefined where they are none.
 */
export function nameIn(field: FormField, said: readonly Word[], rules: RulesOfParts): string | undefined {
  const { asksName } = rules.words
  if (!asksName.test(field.label)) return undefined
  const words = said.slice(0, said.findLastIndex(({ plain }) => !rules.words.beside.has(plain)) + 1)
  const value = rules.read(field, writtenOf(words))?.value
  if (typeof value !== 'string') return undefined
  const at = words.length - value.split(/\s+/u).length
  const name = words.slice(at)
  const isIntroduced = words.slice(0, Math.max(0, at)).every((word) => introduces(field, word, rules))
  return writtenOf(name) === value && isIntroduced && isName(name, rules) ? value : undefined
}

const introduces = (field: FormField, { plain }: Word, { words }: RulesOfParts): boolean =>
  words.introduces.has(plain) || words.beside.has(plain) || isNameOf(field, plain, words)

function isName(words: readonly Word[], rules: RulesOfParts): boolean {
  const isCased = words.some(({ written }) => /\p{Lu}/u.test(written))
  const counted = words.filter(({ plain }) => !rules.words.inNames.has(plain))
  if (counted.length === 0 || counted.length > (isCased ? NAME_WORDS_MAX : UNCASED_WORDS_MAX)) return false
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || rules.words.inNames.has(last.plain)) return false
  return counted.every((word) => mayBeOfName(word, isCased, rules))
}

/** A number or a day within a name may as well be the next answer. */
const mayBeOfName = ({ plain, written }: Word, isCased: boolean, { read, words }: RulesOfParts): boolean =>
  /^[\p{L}.'’-]+$/u.test(plain) &&
  (!isCased || /^["'(]*\p{Lu}/u.test(written)) &&
  !words.notInNames.has(plain) &&
  MEASURES.every((field) => read(field, plain) === undefined)
