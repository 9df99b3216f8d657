import { phraseAt, phrases } from '../../../shared/phrases.ts'
import { regex } from '../../../shared/regex.ts'
import type { Words } from '../../../shared/normalise.ts'
import type { Option } from './labels.ts'
import { isIgnorable, NONE, singular } from './words.ts'

const NOTHING = phrases([
  [
    'none',
    `${NONE}|${NONE} whatsoever|nothing|nothing at all|nothing whatsoever|nothing of that|nothing like that|nowt|neither|neither of them
      |neither one|no|nope|nah|not any|not any of them|zero|0|not one|not a single one|no thank`,
  ],
])
/** "No to all three", "skip all of those". */
const NOT_ALL =
  /^(?:no to|skip|leave out) (?:all|=all|any|both|every one)(?: (?:of )?(?:them|those|these|the lot|\d|that))?(?: (?:, )?(?:=none|none))?$/
/** "I don't need any of them", in canonical words. */
const NOT_ANY = regex('')`
  ^(?:(?:no|nope|he|she|it) )*(?:(?:do|have|has|would|can|will) not
    |(?:do|did|does|have|has|ca|wo|would|is|are)nt|not)(?: [a-z]+){0,2} (?:any
    |anything|either)(?: of (?:them|these|those|that|it))?(?: at all)?$`

const isAsked = (word: string, asked: ReadonlySet<string>): boolean =>
  asked.has(word) || asked.values().some((each) => singular(each) === word)

/** Said after "none", these add nothing. */
const TAIL = regex('')`
  ,?\ (?:thank (?:goodness|god|heaven|you)|touch wood|im afraid|luckily|thankfully|fortunately|sadly|at present
    |right now|as it
    happens|so far|at all|whatsoever|for now|today|this time|at the moment|to speak of|that i know of
      |that im aware of)$`

/**
 * No option, where an answer without lead-in and politeness says so; undefined where it does not.
 * @param asked the words of the question: "no allergies at all" where allergies are asked for
 */
export function none(said: Words, asked: ReadonlySet<string>): readonly Option[] | undefined {
  const content = said.join(' ').replace(TAIL, '').replace(TAIL, '').split(' ')
  if (NOT_ANY.test(content.join(' ')) || NOT_ALL.test(content.join(' '))) return []
  const nothing = phraseAt(NOTHING, content, 0)
  if (!nothing) return undefined
  const rest = content.slice(nothing.length)
  if (rest.length > 0 && rest.every((word) => isAsked(word, asked))) return []
  return rest.every((word) => isIgnorable(word) || phraseAt(NOTHING, [word], 0)) ? [] : undefined
}
