/** The words of one language by which an utterance is divided into the answers of several fields; in lower case. */
export interface WordsOfParts {
  /** What may stand before and after a value and changes nothing of it: "and", "for", "please". */
  beside: ReadonlySet<string>
  /** Those of them that lead to an option: "with", "a". */
  leads: ReadonlySet<string>
  /** Words of labels that name no field: "how", "number", "your". */
  unnamed: ReadonlySet<string>
  /** Words that count the same things: "people", "guests", "adults". */
  units: readonly ReadonlySet<string>[]
  /** One form for the forms of a word: "nights" and "night". */
  formOf(word: string): string
  /** A label that asks for what somebody or something is called. */
  asksName: RegExp
  /** What stands before a name, beside those words: "hello, my name is". */
  introduces: ReadonlySet<string>
  /** What no name holds: verbs, pronouns, amounts. */
  notInNames: ReadonlySet<string>
  /** Small words within names, which have no capital: "van", "of". */
  inNames: ReadonlySet<string>
  /** Between the name of a field and its value: "is". */
  is: ReadonlySet<string>
  /** The word for what somebody is called, after which that follows at once, and what may stand between: "under the name of". */
  called: { name: ReadonlySet<string>; of: ReadonlySet<string> }
  /** What tells a yes and a no by the name of a field: "with breakfast", "without breakfast"; each with that yes or no. */
  given: ReadonlyMap<string, string>
  /** Whether a word may end with the name of what it is: a "Doppelzimmer" is a "Zimmer". */
  joinsWords: boolean
  /** Before a day of a month, and no count: "the fourth". */
  days: ReadonlySet<string>
  /** Before a day on which something begins. */
  begins: ReadonlySet<string>
  /** Before a day on which something ends; and the labels that ask for such days. */
  ends: { words: ReadonlySet<string>; labels: RegExp }
  /** A label that asks for a day on which nothing of this visit happens: a birth, an issue. */
  otherDays: RegExp
}
