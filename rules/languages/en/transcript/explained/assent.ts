import type { ReadAnswer, SpokenField, Words } from '../../../shared/normalise.ts'
import { byRole, type Explains, hasRole, isExplainedBy, type Role, type Vocabulary } from '../../../shared/remainder.ts'
import { isHesitation, PAUSE, soundsOf } from '../../../shared/words.ts'
import { yesNoOptionsOf } from '../choice.ts'
import { questionWords } from '../lexicon/own-words.ts'
import { optionsFrom } from '../options/labels.ts'
import { quantityAt } from '../options/numbers.ts'
import { assentIn } from '../options/yes-no.ts'
import { byQuestion } from './question.ts'
import { rolesFor } from './roles.ts'

/** After these a yes or no holds only in part, or means the other. */
const CONDITIONS: ReadonlySet<Role> = new Set(['condition', 'unreal'])
/** What may begin a clause after a yes or no, beside the roles that explain words. */
const OTHERS: ReadonlySet<Role> = new Set(['third-person', 'other', 'past'])

/** Whether a yes or no was said to a question that takes one. */
export function isAssentExplained(
  field: SpokenField,
  transcript: string,
  vocabularies: readonly Vocabulary[],
): boolean {
  const options = optionsFrom(field.options)
  const { yes, no } = yesNoOptionsOf(options)
  if (!yes && !no && options.length > 1) return false
  const { assent, rest, after } = assentIn(soundsOf(transcript) ?? [])
  if (assent === undefined) return false
  if (hasRole(rest, vocabularies, CONDITIONS) || /\?\s*$/u.test(transcript)) return false
  const beside = [byRole(vocabularies, rolesFor(field, questionWords(field), vocabularies)), byQuestion(field)]
  const isPlain = isExplainedBy(rest, { value: () => undefined, beside, vocabularies })
  const further = [...beside, byRole(vocabularies, OTHERS)]
  const goesOn = after[0] === PAUSE || quantityAt(after, 0) !== undefined || further.some((each) => each(after, 0))
  return isPlain || (goesOn && options.length > 1)
}

/** "No change there" answers nothing: the no denies a thing. */
export function isThingDenied(field: SpokenField, transcript: string, [own]: readonly Vocabulary[]): boolean {
  const [no, next] = (soundsOf(transcript) ?? []).filter((word) => !isHesitation(word))
  return no === 'no' && next !== undefined && own?.isDeniedBefore(next) === true && !questionWords(field).has(next)
}

/** "That would be handy, yes": the last word says it, where nothing before it says anything else. */
export const orLastWord =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const words = soundsOf(transcript) ?? []
    const end = words.findLastIndex((word) => word !== PAUSE)
    const before = words.slice(0, end)
    const last = /^(?:yes|yeah|yep|no|nope)$/.test(words[end] ?? '') ? words[end] : undefined
    const isOther = hasRole(before, vocabularies, CHANGING) || assentIn(before).assent !== undefined
    const found = read(field, transcript, circumstances)
    if (found || last === undefined || isOther || !yesNoOptionsOf(optionsFrom(field.options)).isPair) return found
    const said = read(field, last, circumstances)
    return said && { ...said, isSure: isKnown(before, vocabularies) || before.at(-1) === PAUSE, isGuess: true }
  }

const CHANGING: ReadonlySet<Role> = new Set(['denial', 'privation', 'condition', 'unreal', 'question', 'other'])

const isKnown = (words: Words, vocabularies: readonly Vocabulary[]): boolean =>
  isExplainedBy(words, { value: quantityOf, beside: [byRole(vocabularies, PLAIN)], vocabularies })

const quantityOf: Explains = (words, at) => (quantityAt(words, at)?.next ?? at) - at || undefined
const PLAIN: ReadonlySet<Role> = new Set(['frame', 'determiner', 'hedge', 'courtesy', 'adjunct', 'past'])
