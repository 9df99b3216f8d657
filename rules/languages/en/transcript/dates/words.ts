import { phrases } from '../../../shared/phrases.ts'

const numbered = (lists: string): ReadonlyMap<string, number> =>
  new Map(lists.split('|').flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)))

/** January is 1. */
export const MONTHS = numbered(
  '|january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sep sept|october oct|november nov|december dec',
)
/** Monday is 0. */
export const WEEKDAYS = numbered(
  `monday mondays mon|tuesday tue tues|wednesday wed|thursday thu thur thurs|friday fri|saturday sat|sunday sun`,
)

/** Feasts that stand on one day, as month and day. */
export const FEASTS = phrases<readonly [number, number]>([
  [[12, 25], "christmas|christmas day|christmas's day"],
  [[12, 24], 'christmas eve'],
  [[12, 26], 'boxing day'],
  [[1, 1], "new year's day|new years day"],
  [[12, 31], "new year's eve|new years eve"],
  [[10, 31], 'halloween'],
  [[2, 14], "valentine's day|valentines day"],
  [[7, 4], 'independence day'],
  [[3, 17], "saint patrick's day|st patrick's day|saint patricks day|st patricks day"],
  [[11, 5], 'bonfire night|guy fawkes night'],
  [[2, 29], 'leap day'],
])

/** Words beside which no one day is meant. */
export const VAGUE = phrases([
  [
    true,
    `today|tonight|tomorrow|yesterday|sometime|some time|someday|between|or|until|till|since|around|about|roughly
    |approximately|early|late|mid|middle of|the middle|end of|the end|beginning of|the beginning|start of|the start
    |spring|summer|autumn|fall|winter|before|after|during|not|don't|didn't|isn't|wasn't|can't|maybe|perhaps|week|weeks
    |weekend|weekends|fortnight|month|months|year|years|decade|century|day|days|ago|every|each|last|next|past|quarter
    |half|all|but|except|other|few|couple|several|through|from|by|within|later|soon|recently|if`,
  ],
])
