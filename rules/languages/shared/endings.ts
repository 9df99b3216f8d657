/** The words of one language at which a person who pauses has not finished, in lower case. */
export interface Endings {
  /** After these more must come: "and", "the", "at", "point". */
  unfinished: ReadonlySet<string>
  /** Numbers to which smaller ones are added, and what multiplies them: "twenty", "hundred". */
  growing: ReadonlySet<string>
}
