import type { AnswerValue } from '../../contract/types.gen.ts'
import { isExact } from '../field-types.ts'
import type { LanguageOfCommands } from '../languages/shared/commands.ts'
import type { CommandedField, Utterance } from './commands.ts'
import { spelledOut } from './letters.ts'
import { longestOpening, type Word, wordsOf, writtenOf } from './words.ts'

/**
 * What was said together with what had been said before it and was no answer yet, the shortest first.
 * @param begun the parts before, the latest last
 */
export function joinedParts(begun: readonly string[], said: string, { growths }: LanguageOfCommands): string[] {
  const words = wordsOf(said)
  const rest = writtenOf(words.slice(longestOpening(words, growths)))
  if (rest === '') return []
  return begun.map((_, index) => [...begun.slice(begun.length - 1 - index), rest].join(' '))
}

/** "Then 0199" after the answer that stands; undefined where the words are no such part. */
export function grownAnswer(
  field: CommandedField,
  words: readonly Word[],
  current: AnswerValue | undefined,
  { growths, letters }: LanguageOfCommands,
): Utterance | undefined {
  const length = longestOpening(words, growths)
  if (length === 0 || length === words.length || typeof current !== 'string' || !isExact(field.type)) return undefined
  return { kind: 'correction', words: dialled(current) + spelledOut(words.slice(length), letters) }
}

/** Of a telephone number, which has no letters, only what is dialled. */
const dialled = (current: string): string => (/\p{L}/u.test(current) ? current : current.replaceAll(/[^\d+]/g, ''))
