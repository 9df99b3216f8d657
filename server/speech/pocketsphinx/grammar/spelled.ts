import type { FieldType } from '../../../../contract/types.gen.ts'
import { unit } from './number.ts'
import { telGrammar } from './tel.ts'
import { anyOf, type Grammar, inOrder, maybe, oneOf, repeated } from './tree.ts'

const ALPHABET =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey yankee zulu'.split(
    ' ',
  )

/** "B as in bravo", "n for november". */
const explained = oneOf(
  ...ALPHABET.map((word) => inOrder(word.charAt(0), oneOf('as in', 'like in', 'for', 'like'), word)),
)
const letter = oneOf(...ALPHABET, 'x ray', explained)
const times = anyOf('double|triple')
const letters = repeated(
  oneOf(letter, inOrder(times, letter), inOrder(anyOf('capital|capital letter|upper case|uppercase'), letter)),
)
const figure = oneOf('zero', unit)
const figures = repeated(oneOf(figure, inOrder(times, figure)))
/** Figures stand before or after letters: they are so short that they are heard in the pauses between. */
const pieces = oneOf(inOrder(letters, maybe(figures)), inOrder(figures, maybe(letters)))

const joint = anyOf('dot|period|point|full stop|dash|hyphen|minus|underscore|plus')
const providers = anyOf('g mail|gmail|yahoo|hotmail|outlook|icloud|proton|example')
const endings = anyOf('com|org|net|edu|gov|info|co dot u k|u k|i o|d e|f r|e u|u s|dev|app')
const textSigns = anyOf('space|dash|hyphen|apostrophe|comma|dot|period|full stop')

/** One address has its signs in their order; where they may stand anywhere, letters are taken for them. */
const joined = inOrder(pieces, maybe(repeated(inOrder(joint, pieces))))
const domain = inOrder(oneOf(providers, joined), anyOf('dot|period|point'), oneOf(endings, letters))
const path = maybe(repeated(inOrder(anyOf('slash|forward slash'), joined)))
const inText = repeated(oneOf(pieces, textSigns))
const SPELLED: Readonly<Record<FieldType, Grammar>> = {
  text: inText,
  textarea: inText,
  number: inText,
  email: inOrder(joined, anyOf('at|at sign'), domain),
  url: inOrder(maybe('w w w dot'), domain, path),
  tel: telGrammar,
  date: inText,
  select: inText,
  radio: inText,
  checkbox: inText,
  rating: inText,
  consent: inText,
  file: inText,
}

/** Ways out of spelling. */
const exits = anyOf('stop|stop listening|pause|help|what can i say|back|go back|repeat|clear|clear it|next|skip|undo')

/**
 * What is spelled out for a field: the alphabet's words, digits and signs, "double tango", "capital papa", "b as in bravo". Not the
 * names of letters: of twelve short names that four voices spelled by them one was heard right, and they were heard in every pause.
 */
export const spelledGrammar = (type: FieldType): Grammar => oneOf(SPELLED[type], exits)
