import { regex } from '../../../shared/regex.ts'

/** How an utterance begins that answers nothing yet: assent, sounds, politeness. */
const START = String.raw`^(?:(?:oh|no|nah|nope|um|er|erm|uh|ah|hmm|well|so|sorry|sure|wait|okay|ok|yes|yeah|look|just|please|actually|honestly|hey|oi|i think|i reckon) )*`
const END = String.raw`(?: (?:for now|then|really|i think|from me|please|sorry|thanks|thank you|cheers))*$`

/**
 * What is said where no answer is given: the question is skipped, the person does not know, or has nothing more to say. Whatever is
 * asked for, it is none; what else may be said instead is told by the classifier. In small letters, without pauses.
 */
export const INSTEAD_OF_ANSWER = regex('u')`
  ${START}(?:
    (?:(?:can|could|may) (?:i|we|you) |let's |(?:i|we)'(?:ll|d)(?: rather| like to)? )?(?:skip|pass on|leave out|come back to)
      (?: (?:this|that|it|the))?(?: (?:one|question|bit|part|box|section))?(?: (?:later|over))?${END}
    |(?:i (?:don't|do not|really don't) know(?: yet| really)?|(?:i've |i have )?(?:no|not an?|got no) (?:idea|clue|notion))
      (?: (?:i'm afraid|to be honest))?${END}
    |let me (?:think|see)(?: (?:a|about|for|it|that|this|second|sec|moment|minute|bit))*${END}
    |(?:i|we) (?:don't|do not|haven't|have not) (?:have|got|own) one${END}|leave me out of (?:it|this|that)$
    |that'll do(?: nicely| me)?${END}|because i (?:say|said) so$|sh+(?= |$).*$|i'm in the middle of \S+$
    |that(?:'s| is) (?:really |about |just )?(?:all|everything|it|the lot|me done|all i (?:have|need|wanted))${END}
    |(?=.*\b(?:subscribe|bell)\b)(?:(?:please|don't|forget|remember|make|sure|to|and|you|like|comment|share|subscribe|hit|smash|ring|click|the|our|my|this|channel
      |video|bell|button|icon|for|more|videos|notifications?|below|thanks|watching|see|next|time|in|a|thumbs|up|turn|on) ?)+$
    |(?:nothing|not a thing) (?:from (?:me|us)|(?:i|we) can think of|(?:comes|springs) to mind)${END}
  )`

/** That there is nothing to tell, which is asked for before it is written down: "no comments", "nothing else to add". In small letters. */
export const NOTHING_TO_TELL = regex('u')`
  ${START}(?:no|none|nothing|not a thing)(?: (?:else|more|further|other|additional|at all|really|comments?|questions?|remarks?|notes?|suggestions?|feedback
    |to (?:add|say|report|mention|note|comment|declare)))+${END}`

/** What says that the person does know after all, or supposes. */
const KNOWS = String.raw`(?!.*\b(?:but|think|maybe|perhaps|might|possibly|could be|something like|guess|unless|until|yet)\b)`

/**
 * How a sentence begins that tells no name: a bare yes, that the person does not know it, or a question back, which nobody begins an
 * answer with: "isn't it on the form already", "no clue what it's called". In small letters, without pauses.
 */
export const TALKS = regex('u')`
  ${START}(?:
    (?:yes|yeah|yep|yup)(?: please| thanks)?$
    |(?:i|we) (?:(?:really|honestly|just|actually) )?(?:don't|do not|can't|cannot|couldn't|could not|didn't|never) (?:(?:really|quite|actually|even) )?
      (?:know|remember|recall|think of|tell you|catch|ask)\b${KNOWS}
    |(?:(?:i|we)(?:'ve| have)? )?(?:got |haven't )?(?:no|not an?|a) (?:idea|clue|notion)\b${KNOWS}
    |(?:i|we)(?:'ve)? (?:forget|forgot|forgotten)\b${KNOWS}
    |(?:nobody|no one|none of (?:us|them|the \p{L}+)|there (?:isn't|wasn't|aren't|weren't|was no|were no|is no|are no)|there's (?:no|not)) (?!(?:called|named)\b)\S${KNOWS}
    |(?:he|she|they|it) (?:never|wouldn't|didn't|won't|couldn't|can't|hasn't|haven't|doesn't|don't) (?:(?:really|even|actually|ever) )?
      (?:told?|tell|said|say|given?|gave|mention(?:ed)?|know|knew|remember(?:ed)?|leave|left|show(?:ed)?|have|had|got|introduced?)\b${KNOWS}
    |(?:is|are|was|were|do|does|did|has|have|had|ca|could|should|would|wo)n't (?:it|that|this|there|they|you|i|we|he|she|the|your|somebody|someone)\b
    |(?:did|have|has|was|were) (?:you|i|we|they|it|that|this) \S
  )`
