import type { NameRepairs } from '../../../shared/clauses/repaired-name.ts'
import { germanRegex } from '../letters.ts'

/** "Kevin zweiundzwanzig at outlook punkt com, nein, kevin zweiunddreißig". */
const LOCAL_AGAIN = germanRegex('iu')`
  ^(?<slip>(?<first>\p{L}{3,})(?=[ \d.])[^,;]*?)(?<domain>(?: (?:at|ät) |@)[^,;]+),? (?:(?:äh+m*|ach|oh),? )*(?:nein|nee|entschuldigung|sorry|pardon)(?:,? (?:nein|entschuldigung|sorry|pardon))*,?
  \s(?<own>\k<first>(?=[ \d.])(?!.*(?:@|(?<!\p{L})(?:at|ät)(?!\p{L})))[^,;]+?)\.?$`

/** What is said after an address and a no, without an address in it. */
const LEFT_OPEN = germanRegex(
  'iu',
)`(?: (?:at|ät) |@)[^,;]+,? (?:nein|nee|entschuldigung|sorry|pardon)(?!\p{L})(?!.*(?:@|\.\p{L}|(?<!\p{L})(?:punkt|dot)(?!\p{L})|(?<!\p{L})(?:at|ät)(?!\p{L}))).*\p{L}`

export const NAME_REPAIRS: NameRepairs = { again: LOCAL_AGAIN, leftOpen: LEFT_OPEN }
