import { regex } from '../../../shared/regex.ts'

/** How an utterance begins that answers nothing yet: assent, sounds, politeness. */
const START = String.raw`^(?:(?:oh|no|nah|nope|um|er|erm|uh|ah|hmm|well|so|sorry|sure|wait|okay|ok|yes|yeah|look|just|please|actually|honestly|hey|oi|i think|i reckon) )*`
const END = String.raw`(?: (?:for now|then|i think|from me|please|sorry|thanks|thank you|cheers))*$`

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
    |that'll do(?: nicely| me)?${END}|because i (?:say|said) so$|i'm in the middle of \S+$
    |that(?:'s| is) (?:really |about |just )?(?:all|everything|it|the lot|me done|all i (?:have|need|wanted))${END}
    |(?:nothing|not a thing) (?:from (?:me|us)|(?:i|we) can think of|(?:comes|springs) to mind)${END}
  )`
