import type { LanguageOfCommands } from '../languages/shared/commands.ts'
import { plainWord, sounds } from './words.ts'

const FORM_MIN = 4

/**
 * The place of the field that a person names, by its number or by words of its label; articles and case do not matter.
 * @param spoken the words after "go to"
 * @param isExact whether only the whole label counts
 * @returns undefined when no field is meant, or when it may be several
 */
export function findField(
  spoken: readonly string[],
  labels: readonly string[],
  language: LanguageOfCommands,
  isExact = false,
): number | undefined {
  const meant = content(spoken, language)
  if (meant.length === 0) return undefined
  const names = labels.map((label) =>
    content(
      label
        .split(/[\s/()-]+/u)
        .map(plainWord)
        .filter(Boolean),
      language,
    ),
  )
  const whole = only(names, (name) => isSame(name, meant))
  if (whole !== undefined) return whole
  const numbered = numberedField(spoken, labels.length, language)
  if (numbered !== undefined || isExact) return numbered
  return only(names, (name) => holds(name, meant)) ?? only(names, (name) => name.length > 0 && holds(meant, name))
}

const content = (words: readonly string[], { articles }: LanguageOfCommands): string[] =>
  words.map((word) => unelided(word, articles)).filter((word) => !articles.has(word))

/** "L'arrivée" is "arrivée". */
function unelided(word: string, articles: ReadonlySet<string>): string {
  const length = word.indexOf("'") + 1
  return articles.has(word.slice(0, length)) ? word.slice(length) : word
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, at) => isForm(word, b[at] ?? ''))

const holds = (whole: readonly string[], part: readonly string[]): boolean =>
  part.every((word) => whole.some((other) => isForm(word, other)))

/** "Name" and "Namen", "night" and "nights"; of short words none is another. */
const isForm = (a: string, b: string): boolean =>
  sounds(a, b) ||
  (Math.min(a.length, b.length) >= FORM_MIN && (`${a}n` === b || `${b}n` === a || `${a}s` === b || `${b}s` === a))

function only<T>(items: readonly T[], fits: (item: T) => boolean): number | undefined {
  const places = items.flatMap((item, index) => (fits(item) ? [index] : []))
  return places.length === 1 ? places[0] : undefined
}

/** "question three", "the third field", "number 3", "the last question"; a bare number counts too. */
function numberedField(spoken: readonly string[], total: number, language: LanguageOfCommands): number | undefined {
  const { fieldWords, last, numbers } = language
  const rest = content(spoken, language).filter((word) => !fieldWords.has(word))
  const [word = '', more] = rest
  if (more !== undefined) return undefined
  if (last.has(word)) return total - 1
  const number = /^\d{1,3}(?:st|nd|rd|th)?$/.test(word) ? Number.parseInt(word, 10) : numbers.get(word)
  return number !== undefined && number >= 1 && number <= total ? number - 1 : undefined
}
