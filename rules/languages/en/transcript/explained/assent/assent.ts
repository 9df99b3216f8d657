import type { ReadAnswer, SpokenField, Words } from '../../../../shared/normalise.ts'
import { byRole, type Explains, hasRole, type Role, roleAt, type Vocabulary } from '../../../../shared/remainder.ts'
import { isExplainedBy } from '../../../../shared/remainder/explained.ts'
import { isHesitation, PAUSE, soundsOf } from '../../../../shared/words.ts'
import { yesNoOptionsOf } from '../../choice.ts'
import { questionWords } from '../../lexicon/own-words.ts'
import { optionsFrom } from '../../options/labels.ts'
import { quantityAt } from '../../options/numbers.ts'
import { assentIn } from '../../options/yes-no.ts'
import { byQuestion } from '../question.ts'
import { rolesFor } from '../roles.ts'

/** After these a yes or no holds only in part, or means the other. */
const CONDITIONS: ReadonlySet<Role> = new Set(['condition', 'unreal'])
/** After a yes these may take some of it back: "yes, but not now". */
const LIMITING: ReadonlySet<Role> = new Set(['denial', 'privation', 'question', 'bound'])
/** What may begin a clause after a yes or no, beside the roles that explain words. */
const OTHERS: ReadonlySet<Role> = new Set(['third-person', 'other', 'past'])
/** "No, nobody is". */
const DENYING: ReadonlySet<Role> = new Set([...OTHERS, 'denial'])

/** A yes or no that is only supposed. */
const SUPPOSED = /\b(?:think|believe|guess|suppose|reckon|imagine|expect) so\b/iu

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
  if (SUPPOSED.test(transcript)) return false
  if (hasRole(rest, vocabularies, CONDITIONS) || /\?\s*$/u.test(transcript)) return false
  const beside = [byRole(vocabularies, rolesFor(field, questionWords(field), vocabularies)), byQuestion(field)]
  const isPlain = isExplainedBy(rest, { value: () => undefined, beside, vocabularies })
  const further = [...beside, byRole(vocabularies, assent === 'no' ? DENYING : OTHERS)]
  const isReason = assent === 'yes' && after.length > 0 && !hasRole(after, vocabularies, LIMITING)
  const goesOn =
    isReason || after[0] === PAUSE || quantityAt(after, 0) !== undefined || further.some((each) => each(after, 0))
  return isPlain || (goesOn && options.length > 1)
}

/** "No change there" answers nothing: the no denies a thing. */
export function isThingDenied(field: SpokenField, transcript: string, vocabularies: readonly Vocabulary[]): boolean {
  const words = (soundsOf(transcript) ?? []).filter((word) => !isHesitation(word))
  const [no, next] = words
  const isThing =
    next !== undefined && vocabularies[0]?.isDeniedBefore(next) === true && !questionWords(field).has(next)
  return no === 'no' && isThing && (roleAt(vocabularies, words, 1)?.length ?? 0) < 2
}

/** "That would be handy, yes", "only for reading, but yes": the last word says it, where nothing before it says anything else. */
export const orLastWord =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const words = soundsOf(transcript) ?? []
    const end = words.findLastIndex((word) => word !== PAUSE)
    const isTurn = words[end - 1] === 'but'
    const before = words.slice(0, isTurn ? end - 1 : end)
    const last = /^(?:yes|yeah|yep|no|nope)$/.test(words[end] ?? '') ? words[end] : undefined
    const isOther = hasRole(before, vocabularies, CHANGING) || assentIn(before).assent !== undefined
    const found = read(field, transcript, circumstances)
    if (
      (found && !(isTurn && !found.isSure)) ||
      last === undefined ||
      isOther ||
      !yesNoOptionsOf(optionsFrom(field.options)).isPair
    )
      return found
    const said = read(field, last, circumstances)
    return (
      said && { ...said, isSure: isTurn || isKnown(before, vocabularies) || before.at(-1) === PAUSE, isGuess: true }
    )
  }

const CHANGING: ReadonlySet<Role> = new Set(['denial', 'privation', 'condition', 'unreal', 'question', 'other'])

const isKnown = (words: Words, vocabularies: readonly Vocabulary[]): boolean =>
  isExplainedBy(words, { value: quantityOf, beside: [byRole(vocabularies, PLAIN)], vocabularies })

const quantityOf: Explains = (words, at) => (quantityAt(words, at)?.next ?? at) - at || undefined
const PLAIN: ReadonlySet<Role> = new Set(['frame', 'determiner', 'emphasis', 'courtesy', 'adjunct', 'past'])
