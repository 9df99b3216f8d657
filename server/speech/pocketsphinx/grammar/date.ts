import { belowHundred, pair, teen, tens, unit } from './number.ts'
import { anyOf, inOrder, maybe, oneOf } from './tree.ts'

const ordinal = oneOf(
  anyOf('first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth'),
  anyOf('fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|thirty first'),
  inOrder('twenty', anyOf('first|second|third|fourth|fifth|sixth|seventh|eighth|ninth')),
)
const dayNumber = oneOf(unit, teen, inOrder('twenty', maybe(unit)), 'thirty', 'thirty one')
const month = anyOf('january|february|march|april|may|june|july|august|september|october|november|december')
const weekday = anyOf('monday|tuesday|wednesday|thursday|friday|saturday|sunday')
const year = oneOf(
  pair,
  inOrder('two thousand', maybe(inOrder(maybe('and'), belowHundred))),
  inOrder('nineteen hundred', maybe(belowHundred)),
)

const dayFirst = inOrder(maybe('the'), oneOf(ordinal, dayNumber), maybe('of'), month)
const monthFirst = inOrder(month, maybe('the'), oneOf(ordinal, dayNumber))
const calendarDay = inOrder(
  maybe(inOrder(weekday, maybe('the'))),
  oneOf(dayFirst, monthFirst),
  maybe(inOrder(maybe('in'), year)),
)

const count = oneOf(unit, teen, 'a', inOrder(tens, maybe(unit)))
const span = anyOf('day|days|week|weeks|month|months|year|years')
const relative = oneOf(
  anyOf('today|tomorrow|yesterday|the day after tomorrow|the day before yesterday'),
  inOrder(maybe(anyOf('next|this|last|this coming|on')), weekday),
  inOrder(anyOf('next|last'), anyOf('week|month|year')),
  inOrder('in', count, span),
  inOrder(count, span, anyOf('ago|from now|from today')),
  inOrder(weekday, 'next week'),
)

/** A day: said in full, without a year, or counted from today. */
export const dateGrammar = inOrder(
  maybe(anyOf("it's|it is|it was|on|i was born on|i was born|my birthday is")),
  oneOf(calendarDay, relative),
  maybe('please', 'thanks', 'thank you'),
)
