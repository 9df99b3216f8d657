import { regex } from '../../../../shared/regex.ts'

const START = String.raw`^(?:(?:oh|well|um|uh|so|yes|yeah|but|i do|i am|we do|it's|it is|it does|they do) )*`

/** What one would not refuse. */
const NOT_REFUSED = regex('u')`${START}(?:i|we) (?:wouldn't|won't|can't|couldn't|never|would never) (?:say no|refuse)\b`
/** "All but one": not all of it. */
const NOT_ALL = regex('u')`${START}(?:all (?:but|except|bar)|not all)\b`
/** "Not if you can email it". */
const NOT_UNDER = regex('u')`^(?:(?:oh|well|um|uh|no) )*not (?:if|unless|when|while|until|before|without)\b`

/** A yes or no by its negation, that may be proposed; those of degree are found in every language. */
export const limited = (said: string): 'yes' | 'no' | undefined =>
  NOT_REFUSED.test(said) ? 'yes' : NOT_ALL.test(said) || NOT_UNDER.test(said) ? 'no' : undefined
