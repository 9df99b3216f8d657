import type { Words } from '../../../../shared/normalise.ts'
import { wordSet } from '../../../../shared/phrases.ts'
import { type Explains, roleAt } from '../../../../shared/remainder.ts'
import { VOCABULARY } from '../../lexicon/roles.ts'

const ADDRESS = /\b(?:house|door|flat|room|unit|address|street)\b.*\b(?:number|no)\b/iu

/** "Twelve a": a house whose number has a letter. */
export const withLetter =
  (label: string, quantity: Explains): Explains =>
  (words, at) =>
    ADDRESS.test(label) && /^[a-h]$/u.test(words[at] ?? '') && at === words.length - 1 && quantity(words, at - 1)
      ? 0
      : undefined

/** Beside these a number is the name of something else, or a time: it changes what is asked for. */
export const namesOther =
  (label: string, quantity: Explains): Explains =>
  (words, at) =>
    !ADDRESS.test(label) &&
    [isAt, isBy, isReturn, isNumbered, isPacked, isWished].some((isOther) => isOther(words, at, quantity))
      ? 0
      : undefined

/** "I woke up at four" tells the time; "I'm at four" and "it stands at four" do not. */
const isAt = (words: Words, at: number, quantity: Explains): boolean =>
  words[at] === 'at' &&
  (words[at + 1] === 'number' || (quantity(words, at + 1) !== undefined && at > 0 && !STANDING.has(words[at - 1])))

/** "We won by six" tells how many more. */
const isBy = (words: Words, at: number, quantity: Explains): boolean =>
  words[at] === 'by' && at > 0 && quantity(words, at + 1) !== undefined

/** "Back in five" tells minutes. */
const isReturn = (words: Words, at: number, quantity: Explains): boolean =>
  words[at] === 'in' &&
  /^(?:back|ready|done|there|finished|home)$/.test(words[at - 1] ?? '') &&
  quantity(words, at + 1) !== undefined

/** "We're table six": a noun right before a number after a form of "be" has it for its name. */
const isNumbered = (words: Words, at: number, quantity: Explains): boolean =>
  BEING.has(words[at - 1]) &&
  quantity(words, at + 1) !== undefined &&
  quantity(words, at) === undefined &&
  /^(?!.*(?:ing|ed|ly)$)[a-z]{3,}$/.test(words[at] ?? '') &&
  roleAt([VOCABULARY], words, at) === undefined

const BEING = wordSet("i'm we're he's she's they're")
const STANDING = wordSet(
  "i'm we're it's is are am was were stand stands sit sits put leave say us me it that him her look looking , aged",
)

/** "The pack of six". */
const isPacked = (words: Words, at: number, quantity: Explains): boolean =>
  PACKS.has(words[at]) && words[at + 1] === 'of' && quantity(words, at + 2) !== undefined

const PACKS = wordSet(
  'pack packs packet packets book books sheet sheets roll rolls carton cartons pad pads strip strips box boxes case cases bag bags tray trays crate crates bundle set sets',
)

/** "I want to be seventy", "soon to be three". */
const isWished = (words: Words, at: number, quantity: Explains): boolean =>
  words[at] === 'be' && words[at - 1] === 'to' && words[at - 2] !== 'going' && quantity(words, at + 1) !== undefined
