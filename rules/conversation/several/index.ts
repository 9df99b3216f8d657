import type { LanguageOfCommands } from '../../languages/shared/commands.ts'
import { plainOf, wordsOf } from '../../spoken-commands/words.ts'

export type { AnsweredForm } from './next-fields.ts'
export type { AnswerPart, RulesOfParts } from './part.ts'
export { MEASURES } from './core.ts'
export { correctedParts } from './correct.ts'
export { askedWith } from './next-fields.ts'
export { holdsOther, type RulesOfOthers } from './of-others.ts'
export { answersIn } from './split.ts'

/** Takes the words of commands of a language; tells whether something said is no more than a yes or a no. */
export const isYesOrNo =
  ({ phrases }: LanguageOfCommands) =>
  (said: string): boolean =>
    [...phrases.yes, ...phrases.no].includes(plainOf(wordsOf(said)))
