import type { Words } from '../../../shared/normalise.ts'
import { phraseAt, wordSet } from '../../../shared/phrases.ts'
import type { Explains } from '../../../shared/remainder.ts'
import { PAUSE, plainWords } from '../../../shared/words.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { EXCEPTION, SEVERAL } from '../lexicon/lists.ts'
import { type Mention, mentionsIn, type Option } from '../options/labels.ts'
import { canonical } from '../options/words.ts'

/** Where another language denies what it named before: "fiebre no". */
const TAKEN_AWAY = 'isnt'
const DENIALS = wordSet("not no nope never nor neither without don't dont doesn't didn't isn't won't can't")

/** A denial is explained where another option was said beside the one denied; in a list, where some are taken away. */
export function byContrast(isSeveral: boolean, options: readonly Option[], mentions: readonly Mention[]): Explains {
  const denies = (after: Words) => mentions.length > 1 || mentionsIn(canonical(after), options).length > 0
  const isContrast = new Set(mentions.map(({ option }) => option)).size > 1
  return (words, at) => {
    if (isSeveral && isContrast && words[at] === TAKEN_AWAY) return 1
    if (isSeveral && isDeniedAfter(words, at, options)) return 0
    if (phraseAt(VOCABULARY.roles, words, at)?.meaning === 'courtesy') return undefined
    if (
      isSeveral &&
      words[at] === 'no' &&
      at > 0 &&
      words[at - 1] !== PAUSE &&
      words[at - 1] !== 'but' &&
      !isOfMany(words[at + 1], options)
    )
      return 0
    const several = isSeveral ? phraseAt(SEVERAL, words, at) : undefined
    if (several) return several.length
    if (!isContrast && !isSeveral) return undefined
    const denied = isSeveral ? clauseDenied(words, at, options) : undefined
    if (denied !== undefined) return denied
    return (
      phraseAt(EXCEPTION, words, at)?.length ??
      (DENIALS.has(words[at]) && at < words.length - 1 && denies(words.slice(at + 1)) ? 1 : undefined)
    )
  }
}

/** "Never got round to a fire blanket": how long a clause of its own is that denies one option, at its end. */
function clauseDenied(words: Words, at: number, options: readonly Option[]): number | undefined {
  if (at === 0 || words[at - 1] !== PAUSE || !/^(?:never|haven't|don't|didn't|not)$/.test(words[at] ?? ''))
    return undefined
  const end = words.indexOf(PAUSE, at)
  const said = words.slice(at, end < 0 ? words.length : end)
  const clause = canonical(said.join(' ').replace(NO_LONGER, '').split(' '))
  const named = mentionsIn(clause, options)
  const isOne = named.length === 1 && named[0]?.end === clause.length
  return isOne && !/^(?:.* )?(?:but|and|only|just|until|if)(?: |$)/u.test(clause.join(' '))
    ? (end < 0 ? words.length : end) - at
    : undefined
}

const NO_LONGER = / (?:any ?more|any longer|now|yet|at all|this time)$/u

/** "No letters" where "Letter" is offered refuses it: nobody puts several in the place of what was said before. */
const isOfMany = (word: string | undefined, options: readonly Option[]): boolean =>
  word?.endsWith('s') === true &&
  options.some(({ label }) => plainWords(label).includes(word.slice(0, -1)) && !plainWords(label).includes(word))

/** "Tennis I never tried": the clause of a person denies what stands before it, where nothing stands after it. */
const isDeniedAfter = (words: Words, at: number, options: readonly Option[]): boolean =>
  /^(?:never|don't|dont|doesn't|didn't|can't|won't|haven't)$/.test(words[at] ?? '') &&
  /^(?:i|we|he|she|they|you)$/.test(words[at - 1] ?? '') &&
  mentionsIn(canonical(words.slice(at - 2, at - 1)), options).length > 0
