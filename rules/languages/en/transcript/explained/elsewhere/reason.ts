import type { Layer } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'

/** An answer, and why it is given, in a clause with its own subject: "Left, because I'm right-handed". */
const REASON = regex('iu')`
  ^(?<answer>.+?)[,.]? (?:because|cause|cos|(?<!\b(?:long|well|soon|same|just|far|much|such) )(?:since|as)(?= (?:i|we|it|he|she|they|there|the|my|our|i'm|i've|it's|we're|that's)\b)) (?<reason>\S+ \S.*)$`
/** What in a reason may take the answer back. */
const TAKES_BACK = regex('iu')`
  \b(?:but|though|although|however|sorry|wait|actually|i mean|instead|unless|except|if|or|maybe|perhaps|depends|so (?:i|we|let's|put|make)
    |used to|not sure|don't know)\b`
/** A sentence is no longer, in characters. */
const SAID_MAX = 160

/** Takes a choice that stands before its reason, which may name and deny the other options. */
export const beforeReason: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  if (found?.isSure || heard.length > SAID_MAX || heard.includes('?')) return found
  const { answer, reason = '' } = REASON.exec(heard)?.groups ?? {}
  const own = answer === undefined || TAKES_BACK.test(reason) ? undefined : read(field, answer, circumstances)
  return own?.isSure && !own.isGuess ? own : found
}
