import type { SpokenField, Words } from '../../../shared/normalise.ts'
import { soundsOf, splitHyphens } from '../../../shared/words.ts'
import { judged } from '../options/negation.ts'
import { type Option, optionsFrom } from '../options/labels.ts'
import { partMentionsIn } from '../options/parts.ts'
import { canonical } from '../options/words.ts'

/** Whether each option of which a part was said is chosen or refused: "email, no, not phone, email and text". */
export function isWhole(field: SpokenField, transcript: string, value: unknown): boolean {
  if (!Array.isArray(value)) return true
  const words = canonical(splitHyphens(soundsOf(transcript) ?? []))
  const options = optionsFrom(field.options)
  const isTaken = (option: Option) => value.includes(option.value)
  const { chosen, refused } = judged(words, partMentionsIn(words, options))
  const known = new Set(options.filter((option) => isTaken(option) || refused.has(option)).flatMap(wordsOf))
  return (
    [...chosen].every(isTaken) &&
    !options.some((option) => !isTaken(option) && !refused.has(option) && isPartSaid(option, words, known))
  )
}

const wordsOf = ({ sayings }: Option): readonly string[] => sayings[0] ?? []

/** Whether a word was said that only this option has: "walks are fine" of "Local walks". */
const isPartSaid = (option: Option, words: Words, known: ReadonlySet<string>): boolean =>
  wordsOf(option).length > 1 &&
  wordsOf(option).some((word) => word.length > 3 && /^\p{L}+$/u.test(word) && !known.has(word) && words.includes(word))
