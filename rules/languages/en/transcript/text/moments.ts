import { regex } from '../../../shared/regex.ts'

/** What is said while the answer is looked for, as sentences of its own: "Hold on, let me get my wallet out. Okay." */
const MOMENT = regex('iu')`
  ^(?:(?:um|uh|er|oh|ok|okay|yes|yeah|right|sorry),? )*
  (?:hold on|hang on|wait|bear with me|(?:just )?(?:one|a|half a) (?:sec|second|minute|moment|mo)|give me a (?:sec|second|minute|moment)
    |let me (?:see|look|check|get|find|grab|think|just|have a look))(?![\p{L}'])[^.!?]*?(?:[.!?…]\s+|,\s+(?=(?:it's|it is|right|okay|ok|here)(?!\p{L})))
  (?:(?:okay|ok|right|got it|here (?:we (?:go|are)|it is)|ah|yes|there(?: (?:we (?:go|are)|it is))?|so|now|sorry|um|uh)[.,!…]+\s+)*`

/** What was said without the moment that the person asked for, where an answer follows it. */
export const withoutMoment = (said: string): string => said.replace(MOMENT, '') || said

const ASKS_FORMER = /\b(?:maiden|birth name|née|former|previous)\b/iu

/** "I used to be a Kowalczyk", "I was a Fitzgerald before": where a former name is asked for, it was another one then. */
export const formerly = (label: string, said: string): string =>
  ASKS_FORMER.test(label)
    ? said
        .replace(/\bused to be (?=(?:called )?(?:an? )?\p{Lu})/u, 'was ')
        .replace(/(?<=\S) before(?: (?:I|we) (?:got )?married)?[.!]?$/iu, '')
    : said

const ASKS_BIRTH = /\b(?:birth|born)\b/iu
/** "I was born in Duluth but we moved to Fargo", "born in Cork, raised in Boston". */
const BORN = regex('iu')`
  ^(?:(?:um|uh|er|oh|well|so|yeah|i|we|he|she|they|it|was|were|is|i'm|actually|originally|technically|just),? )*(?<place>born (?:and (?:raised|bred|brought up) )?(?:in|at|near) .+?)
  ,? (?:(?:but|and|then|though|although|raised|grew|moved|before|when|while|until|till|so|only)\b.*|(?:i|we|my)(?:'\w+)? \w.*)$`

/** Where a birth is asked for, what follows the place of it is no part of the answer. */
export const atBirth = (label: string, said: string): string =>
  ASKS_BIRTH.test(label) ? (BORN.exec(said)?.groups?.['place'] ?? said) : said
