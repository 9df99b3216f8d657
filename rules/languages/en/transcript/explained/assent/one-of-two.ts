import type { Layer } from '../../../../shared/normalise.ts'
import { hasRole, type Role } from '../../../../shared/remainder.ts'
import { isHesitation, soundsOf } from '../../../../shared/words.ts'
import { yesNoOptionsOf } from '../../choice.ts'
import { VOCABULARY } from '../../lexicon/roles.ts'
import { mentionsIn, optionsFrom } from '../../options/labels.ts'
import { judged } from '../../options/negation.ts'
import { canonical } from '../../options/words.ts'

const OPEN: ReadonlySet<Role> = new Set(['condition', 'unreal', 'question'])

/** Proposes the other one of two options of which one was excluded: "the one that isn't Northside". */
export const orOther: Layer = (read) => (field, transcript, circumstances) => {
  const found = read(field, transcript, circumstances)
  const options = optionsFrom(field.options)
  const { yes, no } = yesNoOptionsOf(options)
  if (found || options.length !== 2 || yes || no || transcript.includes('?') || DOUBLE.test(transcript)) return found
  const said = (soundsOf(transcript) ?? []).filter((word) => !isHesitation(word))
  const words = canonical(said)
  const { chosen, refused } = judged(words, mentionsIn(words, options))
  const isOne = chosen.size === 0 && refused.size === 1 && !hasRole(said, [VOCABULARY], OPEN)
  const other = isOne ? options.find((option) => !refused.has(option)) : undefined
  return other && { value: other.value, isSure: false, isGuess: true }
}

/** What is denied twice, or left open, excludes nothing. */
const DOUBLE =
  /(?:\bno|\bnot|n't)\b.*(?:\bno|\bnot|n't)\b|\b(?:mind|sure|know|bother\w*|fuss\w*|only|neither|nor|or|either)\b/iu
