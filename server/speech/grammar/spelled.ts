import { digit, teen, tens, unit } from './number.ts'
import { anyOf, type Grammar, inOrder, maybe, oneOf, repeated } from './tree.ts'

const NATO =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey yankee zulu'.split(
    ' ',
  )
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
const plain = oneOf(...LETTERS, 'zed')

/** "B as in bravo", "n for november". */
const explained = oneOf(...NATO.map((word) => inOrder(word.charAt(0), oneOf('as in', 'like in', 'for', 'like'), word)))
const letter = oneOf(explained, plain, ...NATO)
const signs = anyOf(
  'at|at sign|dot|period|point|dash|hyphen|minus|underscore|plus|slash|apostrophe|comma|space|full stop|colon',
)
const figure = oneOf(digit, teen, inOrder(tens, maybe(unit)))
const endings = anyOf('com|org|net|g mail|gmail|yahoo|hotmail|outlook|icloud|w w w')

/** What is spelled out: letters by their names or NATO's, digits and signs, "double t", "capital p". */
export const spelledGrammar: Grammar = repeated(
  oneOf(
    letter,
    inOrder(anyOf('double|triple'), oneOf(letter, digit)),
    inOrder(anyOf('capital|capital letter|upper case|uppercase'), letter),
    figure,
    signs,
    endings,
  ),
)
