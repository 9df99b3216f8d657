import type { Asides } from '../../../shared/text/aside.ts'
import { regex } from '../../../shared/regex.ts'

/** What people remark on a name that they have said. */
export const ASIDES: Asides = {
  which: regex('u')`
    ^(?:it's |it is |that's |you know )?(?:the|that) (?:\p{L}+ ){0,5}?(?:one|ones|bit|half|end|branch|side|version|model|office|site)
    (?=$| (?!is|was|has|isn't|wasn't)\p{L})`,
  about: regex('u')`
    ^(?:badly|poorly|mostly|mainly|usually|occasionally|sadly|unfortunately|luckily|thankfully|obviously|apparently)$|
    ^(?:(?:just|only|mostly|mainly|usually) )?(?:nights|days|mornings|afternoons|evenings|weekends|part time|full time)(?: (?:mostly|mainly|usually|only|at the moment|now))?$|
    ^(?:on )?(?:the )?(?:top|ground|upper|lower|\p{L}+(?:st|nd|rd|th)|\d+(?:st|nd|rd|th)) floor$|
    ^(?:it's |that's |you know |just |bit )*
    (?:(?:like|as in|named after|after|same as|rhymes with|short for) (?:the|a|my|our|an|in|\p{L}+)
      |(?:pronounced|said|it sounds) (?:like )?\p{L}+
      |(?:for |going on |about |nearly )?\S+(?: (?:odd|or so|plus))? (?:years|months|weeks)(?: (?:now|this|in|and counting))*$)`,
  clause: regex('u')`
    ^(?:(?:it|that|this|i|we|he|she|they|you|it's|that's|i'm|i've|we're|we've|he's|she's|they're|people|everyone|everybody
        |nobody|no one|most people)(?= \S)
      |don't (?:worry|ask|laugh|judge)|would you believe|believe it or not|i know|bit of|quite|rather an?|god help)(?= |$)`,
  spoils: regex('u')`
    (?<![\p{L}'])(?:no|not|nope|sorry|wait|actually|mean|meant|rather|instead|or|maybe|perhaps|probably|possibly|think|guess
      |(?<!would you )believe|sure|used|before|old name|former\w*|previous\w*|until|till|chang\w*|spell(?:ed|ing)|spelt|double|capitals?
      |hyphen\w*|apostrophe|letters?|scratch|correct\w*|make|put|write|but|if|should|would(?! you believe)|could|might|may|was(?! (?:my|our)\b)
      |were|had|call(?:s|ed)?|names?|surname|maiden|middle|known|prefers?|says?|and|moved|left|closed|gone|died|isn't|wasn't
      |with an? \p{L}|with (?:one|two)|in (?:one|two) words?|(?:that|this|it)'s (?:wrong|another)|other|another|either|else|ask
      |check|called|married|\p{L})(?![\p{L}'])(?<!(?<![\p{L}'])[ai])`,
}
