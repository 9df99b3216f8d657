import { ENGLISH } from '../../../../rules/languages/en/commands.ts'
import { digit, teen, tens, unit } from './number.ts'
import { anyOf, inOrder, maybe, oneOf, repeated } from './tree.ts'

const several = inOrder(anyOf('double|triple'), digit)
const pairOfDigits = oneOf(teen, inOrder(tens, maybe(unit)))
const hundred = inOrder(unit, 'hundred')

/** A telephone number: digits one by one, doubled, in pairs, with a plus or an extension. */
export const telGrammar = inOrder(
  maybe(anyOf("it's|it is|my number is|my phone number is|the number is|call me at")),
  maybe(...ENGLISH.growths),
  maybe('plus'),
  maybe('area code'),
  repeated(oneOf(digit, several, pairOfDigits, hundred)),
  maybe(inOrder('extension', repeated(digit))),
  maybe('please', 'thanks', 'thank you'),
)
