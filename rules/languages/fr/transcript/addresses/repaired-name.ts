import type { NameRepairs } from '../../../shared/clauses/repaired-name.ts'
import { regex } from '../../../shared/regex.ts'

/** "Kevin vingt-deux arobase outlook point com, non pardon, kevin trente-deux". */
const LOCAL_AGAIN = regex('iu')`
  ^(?<slip>(?<first>\p{L}{3,})(?=[ \d.])[^,;]*?)(?<domain>(?: (?:arobase|at) |@)[^,;]+),? (?:(?:euh|ah|oh),? )*(?:non|pardon|désolée?)(?:,? (?:non|pardon|désolée?))*,?
  \s(?<own>\k<first>(?=[ \d.])(?!.*(?:@|(?<!\p{L})(?:arobase|at)(?!\p{L})))[^,;]+?)\.?$`

/** What is said after an address and a no, without an address in it. */
const LEFT_OPEN = regex(
  'iu',
)`(?: (?:arobase|at) |@)[^,;]+,? (?:non|pardon|désolée?)(?!\p{L})(?!.*(?:@|\.\p{L}|(?<!\p{L})(?:point|dot)(?!\p{L})|(?<!\p{L})(?:arobase|at)(?!\p{L}))).*\p{L}`

export const NAME_REPAIRS: NameRepairs = { again: LOCAL_AGAIN, leftOpen: LEFT_OPEN }
