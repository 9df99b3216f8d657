import type { LanguageOfCommands } from '../languages/shared/commands.ts'
import { bare, wordsOf } from './words.ts'

/**
 * Which of two things that were offered is meant by its place: "the second one". "Second" alone may be a value.
 * @returns its index, or undefined where no place was said
 */
export function placeOffered(transcript: string, language: LanguageOfCommands): 0 | 1 | undefined {
  const { articles, courtesies, last, noOne, numbers } = language
  const said = bare(wordsOf(transcript), courtesies).map(({ plain }) => plain)
  const [place = '', one, ...others] = said.filter((word) => !articles.has(word))
  const isPointing = one === undefined ? articles.has(said[0] ?? '') : noOne.has(one)
  if (!isPointing || others.length > 0) return undefined
  const number = last.has(place) ? 2 : numbers.get(place)
  return number === 1 || number === 2 ? ((number - 1) as 0 | 1) : undefined
}
