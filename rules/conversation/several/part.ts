import type { AnswerValue, FormField } from '../../../contract/types.gen.ts'
import type { Reading } from '../../languages/shared/normalise.ts'
import type { WordsOfParts } from '../../languages/shared/several.ts'
import type { Word } from '../../spoken-commands/words.ts'

/** The answer to one of several fields, and the words of the utterance that gave it. */
export interface AnswerPart {
  field: FormField
  value: AnswerValue
  words: string
}

/** A part, and whether it can be meant for no other field: it names what it counts, or has a shape of its own. */
export interface ReadPart extends AnswerPart {
  isMarked: boolean
  /** Whether it counts only beside another answer that is so. */
  needsOther?: boolean
}

/** What an utterance is divided by. */
export interface RulesOfParts {
  /** The rules of the field's type; as if it were said on another day, as `YYYY-MM-DD`. */
  read(field: FormField, said: string, today?: string): Reading | undefined
  words: WordsOfParts
  /** Whether these words are no more than a yes or a no. */
  isYesOrNo(said: string): boolean
}

/** Some words of an utterance, and where they stand. */
export interface Segment {
  words: readonly Word[]
  isAfterPause: boolean
}

/** Whether the transcriber wrote a pause after a word. */
export const endsClause = ({ written }: Word): boolean => /[.,;:!?…]["')\]]*$/u.test(written)
