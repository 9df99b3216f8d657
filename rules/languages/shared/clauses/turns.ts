import type { Between } from './alternatives.ts'
import type { Remarks } from './remark.ts'
import type { Around } from './said-once.ts'
import type { Weakening } from './weakened.ts'

/** How a language turns from what somebody else says, or from what was, to the answer; in small letters. */
export interface Turns {
  /** Said before the turn: "my wife says", "it used to be"; as the group "aside" what was not chosen: "i looked at". */
  before: RegExp
  /** What stands before a turn that concludes: "it's a budgie, so". */
  concludes: RegExp
  /** The turn itself, of which the last one counts: "but", "so", "now". */
  turn: RegExp
  /** That what is said comes to what was said before: "so rental as well". */
  further?: RegExp
  /** What leaves it open which of several values is meant: "either", "or". */
  open: RegExp
  /** How two values are said between which it is open. */
  between: Between
  /** What in a further clause may change the value of the first one. */
  changes: RegExp
  /** What begins a clause where no punctuation does. */
  starts: RegExp
  /** What makes a clause say something else than the answer: who else has it, what was, what is not. */
  foreign: RegExp
  /** A question about somebody else, to which what others have is the answer. */
  asksOthers: RegExp
  /** What denies the value of its clause; the rules of values know it too. */
  denies: RegExp
  /** How a condition begins. */
  supposes: RegExp
  /** What surely takes back the value before it: "no, make that". */
  repair?: RegExp
  /** What takes back a label that was said to the letter before a pause; where it is not known, words after it leave it unsure. */
  afterLabel?: RegExp
  /** Likewise a number, of which more words make another one. */
  afterNumber?: RegExp
  /** A day that needs nothing of what it repairs: a weekday, a month. */
  dayNamed?: RegExp
  /** How a wish begins that is put as a question: "could I get six tickets?". */
  wishes?: RegExp
  /** How a question begins that is asked instead of an answer. */
  asks: RegExp
  /** Somebody is called, as the group "name", and asked or told to do something, the latter as the group "order". */
  called: RegExp
  /** How an utterance begins that puts the answer off. */
  putsOff: RegExp
  /** How an utterance begins that tells what was at another time. */
  lapsed: RegExp
  /** What is said around an answer and changes nothing of it. */
  around: Around
  /** What may be said after an answer. */
  remarks: Remarks
  /** What else has a number: a house, a day. */
  numbered: RegExp
  /** What only weakens a value, which may be proposed without it. */
  weakens: Weakening
}
