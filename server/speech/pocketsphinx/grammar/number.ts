import { anyOf, inOrder, maybe, oneOf, repeated } from './tree.ts'

export const unit = anyOf('one|two|three|four|five|six|seven|eight|nine')
export const digit = oneOf('zero', 'oh', unit)
export const teen = anyOf('ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen')
export const tens = anyOf('twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety')
export const belowHundred = oneOf(unit, teen, inOrder(tens, maybe(unit)))

const hundreds = inOrder(oneOf('a', unit, teen), 'hundred', maybe(inOrder(maybe('and'), belowHundred)))
const belowThousand = oneOf(belowHundred, hundreds)
const thousands = inOrder(oneOf('a', belowThousand), 'thousand', maybe(inOrder(maybe('and'), belowThousand)))
const millions = inOrder(
  oneOf('a', belowThousand),
  anyOf('million|billion'),
  maybe(inOrder(maybe('and'), oneOf(hundreds, thousands))),
)

/** "nineteen eighty four", "twelve oh five": how years and house numbers are said. */
export const pair = inOrder(
  oneOf(teen, inOrder(tens, maybe(unit))),
  oneOf(teen, inOrder(tens, maybe(unit)), inOrder('oh', unit)),
)

const whole = oneOf('zero', belowThousand, thousands, millions, pair, inOrder(digit, digit, repeated(digit)))
const part = oneOf(inOrder('point', repeated(digit)), inOrder('and', anyOf('a half|a quarter|three quarters')))
const quantity = anyOf('half|a half|one half|a quarter|three quarters|a couple|a dozen|two dozen|half a dozen|none')
const measure = anyOf(
  'percent|degrees|dollars|euros|pounds|years|years old|months|weeks|days|hours|minutes|people|times|kilograms|miles|kilometers',
)

/** A number as it is said: minus, point, halves, dozens, and what it counts. */
export const numberGrammar = inOrder(
  maybe(anyOf("it's|it is|i'm|i am|i have|we are|about|around|maybe|i think|i think about|just")),
  oneOf(
    inOrder(maybe('minus', 'negative'), oneOf(inOrder(whole, maybe(part)), inOrder('point', repeated(digit)))),
    quantity,
  ),
  maybe(measure),
  maybe('please', 'thanks', 'thank you'),
)
