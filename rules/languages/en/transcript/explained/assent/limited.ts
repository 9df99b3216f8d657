import { regex } from '../../../../shared/regex.ts'

const START = String.raw`^(?:(?:oh|well|um|uh|so|yes|yeah|but|i do|i am|we do|it's|it is|it does|they do) )*`

/** "If it's free then yes": the only yes or no stands after its condition. */
const UNDER_CONDITION = regex('u')`
  ${START}(?:only )?(?:if|as long as|provided(?: that)?|so long as|when) (?!.*\b(?:otherwise|else|or)\b)(?:(?!yes|no|yeah|sure)\S+ ){2,}?(?:then )?
  (?:(?<yes>(?:yes|yeah|yep|sure|okay|definitely|absolutely|of course|no problem(?: yes)?|why not))|(?<no>no|nope))
  (?: (?:please|thanks|thank you|of course|definitely))*$`
/** "Only for reading", "just at parties": it is so, but not always; what is only a part of a thing may be a no. */
const NARROWED = regex('u')`
  ${START}(?:only|just|mostly|mainly) (?:(?:really|ever|sometimes|occasionally|now and then) )*
  (?:for|to|at|in|on|when|while|if|with|during|after|before|by|over|from|once|twice|sometimes|occasionally|now and then|\p{L}{3,}ing)\b`
/** What one would not refuse. */
const NOT_REFUSED = regex('u')`${START}(?:i|we) (?:wouldn't|won't|can't|couldn't|never|would never) (?:say no|refuse)\b`
/** "Nearly, he can do about twenty", "all but one": not yet, or not all of it. */
const NEARLY = regex('u')`
  ${START}(?:(?:i|we|he|she|it|they)(?:'m|'re|'s|'ve)? )?(?:almost|nearly|not (?:quite|entirely|completely|fully|all)|all (?:but|except|bar))\b
  (?! (?:always|never|every|certainly|definitely|daily|all the time|each|impossible|nothing|nobody|none|no)\b)`
/** "Not if you can email it". */
const NOT_UNDER = regex('u')`^(?:(?:oh|well|um|uh|no) )*not (?:if|unless|when|while|until|before|without)\b`

/** A yes or no that holds only under a condition, in part or nearly; it may be proposed. */
export function limited(said: string): 'yes' | 'no' | undefined {
  const { yes, no } = UNDER_CONDITION.exec(said)?.groups ?? {}
  if (yes !== undefined || NARROWED.test(said) || NOT_REFUSED.test(said)) return 'yes'
  return no !== undefined || NEARLY.test(said) || NOT_UNDER.test(said) ? 'no' : undefined
}
