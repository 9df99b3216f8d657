import type { FieldOption, OtherAnswer } from '../../../../contract/types.gen.ts'
import { OPTION_MAX } from '../../../limits.ts'
import { exactly } from '../exact-label.ts'
import type { ReadAnswer, Reading } from '../normalise.ts'
import { wordsOf } from '../words.ts'

/**
 * Reads a choice that may be the person's own words: after the label of that option they are taken, and what is no option is
 * proposed as such. The label alone has no words yet, which the rules of answers say.
 * @param read reads the options of the language
 */
export const withOther =
  (read: ReadAnswer, isSeveral: boolean): ReadAnswer =>
  (field, transcript, circumstances) => {
    const option = field.options?.find(({ isOther }) => isOther)
    if (!option) return read(field, transcript, circumstances)
    const listed = (other: string): Reading['value'] => (isSeveral ? [{ other }] : { other })
    const real = { ...field, options: field.options?.filter((each) => each !== option) ?? [] }
    const own = exactly(real.options, transcript) === undefined ? wordsAfter(option, transcript) : undefined
    if (own !== undefined) return { value: listed(own), isSure: true }
    const beside = isSeveral ? besideOthers(option, transcript, (said) => read(real, said, circumstances)) : undefined
    return beside ?? read(real, transcript, circumstances) ?? proposed(transcript, listed)
  }

/** "Other, a friend told me" gives the friend, "Other" alone no words. */
function wordsAfter({ label }: FieldOption, transcript: string): string | undefined {
  const said = transcript.trim()
  if (!said.toLowerCase().startsWith(label.trim().toLowerCase())) return undefined
  const rest = said.slice(label.trim().length)
  return /^[\p{L}\p{N}]/u.test(rest) ? undefined : trimmed(rest)
}

/** "The web and other, a friend told me". */
function besideOthers(
  { label }: FieldOption,
  transcript: string,
  read: (said: string) => Reading | undefined,
): Reading | undefined {
  const at = transcript.toLowerCase().lastIndexOf(` ${label.trim().toLowerCase()}`)
  if (at < 0) return undefined
  const before = read(transcript.slice(0, at).replace(/[\s,]+\p{L}{1,3}$/u, ''))
  const own: OtherAnswer = { other: wordsAfter({ label, value: '' }, transcript.slice(at + 1)) ?? '' }
  return Array.isArray(before?.value) ? { ...before, value: [...before.value, own] } : undefined
}

function proposed(transcript: string, listed: (other: string) => Reading['value']): Reading | undefined {
  const own = trimmed(transcript)
  const isAsked = /\?\s*$/u.test(transcript)
  return wordsOf(own) && /\p{L}/u.test(own) && !isAsked && own.length <= OPTION_MAX
    ? { value: listed(own), isSure: false, isGuess: true }
    : undefined
}

const trimmed = (said: string): string => said.replace(/^[\s,.:;–—-]+|[\s,.:;]+$/gu, '')
