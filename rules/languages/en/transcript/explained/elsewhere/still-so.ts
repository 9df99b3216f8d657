import type { SpokenField } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'
import { textOf } from '../../around/waiting.ts'

/** What asks or offers times, of which an end may be the answer. */
const OF_TIMES = regex('iu')`
  \b(?:when|how long|until|till|time|hours?|days?|weeks?|months?|years?|dates?|mornings?|afternoons?|evenings?|nights?|shifts?|sessions?|slots?
    |available|availability|\p{L}+day|am|pm)\b`
/** How long the person's state lasts, which it does now: "I'm on a student visa until next year". */
const END = regex('iu')`
  (?<=^(?:(?:um|uh|oh|well),? )*(?:(?:yes|yeah|yep)(?:,? (?:sir|madam|ma'am|i am|we are|i do))?|(?:i'm|i am|we're|we are) [^,.;]{3,50})),? (?:until|till)
  (?:next \p{L}+|the (?:end|start|beginning|middle) of (?:the |this |next )?\p{L}+|(?:the )?(?:spring|summer|autumn|fall|winter|christmas|easter|new year)
    |(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:20)\d\d)[.!]?$`

export const withoutEnd = (field: SpokenField, heard: string): string =>
  OF_TIMES.test(textOf(field)) || /\b(?:but|only|just|not|no|never|if|or)\b|n't/iu.test(heard)
    ? heard
    : heard.replace(END, '')
