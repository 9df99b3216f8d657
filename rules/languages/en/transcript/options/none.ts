import { phraseAt, phrases } from '../../../shared/phrases.ts'
import { regex } from '../../../shared/regex.ts'
import type { Words } from '../../../shared/normalise.ts'
import type { Option } from './labels.ts'
import { isIgnorable, NONE } from './words.ts'

const NOTHING = phrases([
  [
    'none',
    `${NONE}|${NONE} whatsoever|nothing|nothing at all|nothing whatsoever|nothing of that|neither|neither of them
      |neither one|no|nope|nah|not any|not any of them|zero|0|not one|not a single one|no thank`,
  ],
])
/** "I don't need any of them", in canonical words. */
const NOT_ANY = regex('')`
  ^(?:(?:do|have|would|can|will) not|(?:do|did|does|have|ca|wo|would|is|are)nt|not)(?: [a-z]+){0,2} (?:any
    |anything|either)(?: of (?:them|these|those))?$`

/** No option, where an answer without lead-in and politeness says so; undefined where it does not. */
export function none(content: Words): readonly Option[] | undefined {
  if (NOT_ANY.test(content.join(' '))) return []
  const nothing = phraseAt(NOTHING, content, 0)
  if (!nothing) return undefined
  const rest = content.slice(nothing.length)
  return rest.every((word) => isIgnorable(word) || phraseAt(NOTHING, [word], 0)) ? [] : undefined
}
