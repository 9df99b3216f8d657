import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** "Best use my daughter's, she does all that for me, it's": an address of somebody else that the person gives. */
const GIVEN = regex('iu')`
  ^(?:(?:um|uh|oh|well|so|best|just|please|probably|you can|you'd better|better|easiest to),? )*
  (?:use|try|send (?:it|them|everything) to|put(?: down)?|take|go with) (?:my|our) \p{L}+'s(?: (?:one|email|address))?(?=[ ,.])
  (?!.*(?:\bno\b|n't|sorry|wait)).{0,60}?[\s,.](?:it's|it is|that's|which is) (?=\S)`

/** An address that the transcriber wrote, before a remark of the person: "hillfarm.co.uk, my nephew runs it". */
const REMARKED = regex('iu')`
  ^(?<address>[^,!?]*?\S[.@]\S*\p{L})[,.] (?=(?:my|our|the|his|her|i|we|it|he|she|they|you|that's|it's)(?:'\p{L}+)? \S)(?<remark>[^@]*)$`
/** What of a remark may take it back: a denial, a doubt, another time, another address. */
export const CHANGES = regex('iu')`
  n't\b|\b(?:no|not|never|nope|but|or|if|unless|sorry|wait|actually|instead|old|new|was|were|used|think|maybe|perhaps|probably|sure
    |wrong|down|shut|gone|offline|expired|lapsed|changed?|changing|dead|closed|hacked|full|other|another|else|spelled|spelt|dot|dash|underscore|hyphen|capitals?
    |letters?|hardly|barely|rarely|before|until|till|with|last|first|(?:it's|that's) (?:my|our|his|her|the) \p{L}+'s)\b|\p{L}\.\p{L}`

/** Reads an address without what is said of it around it. */
export const orAround =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const { address = transcript, remark = '' } = REMARKED.exec(transcript)?.groups ?? {}
    const said = (CHANGES.test(remark) ? transcript : address).replace(GIVEN, '')
    const bare = said === transcript ? undefined : read(field, said, circumstances)
    return bare?.isSure && (!found || found.value === bare.value || GIVEN.test(transcript)) ? bare : found
  }
