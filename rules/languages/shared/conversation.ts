/** What stands before a question, because of what happened just now. */
export type Note =
  | { kind: 'silence' }
  /** @property mayGrow whether what was heard may be a part, to be continued */
  | { kind: 'missed'; heard: string; mayOffer: boolean; isSpellable: boolean; mayGrow?: boolean }
  | { kind: 'filled'; answer: string }
  | { kind: 'refused'; isSpellable: boolean }
  /** Before another reading of what was heard, after a no. */
  | { kind: 'other' }
  /** Several answers were not right together. */
  | { kind: 'one-by-one' }
  /** Before what was heard, with which answers of other fields were. */
  | { kind: 'one-at-a-time' }
  /** Of a choice, after a no. */
  | { kind: 'either'; labels: readonly [string, string] }
  /** What was spelled was not right either. */
  | { kind: 'typing-left' }
  | { kind: 'problem'; problem: string }
  | { kind: 'missing'; label: string }
  | { kind: 'required' }
  | { kind: 'cleared' }
  | { kind: 'undone' }
  | { kind: 'nothing-to-undo' }
  | { kind: 'loudest' }
  | { kind: 'first' }
  | { kind: 'staying' }
  /** What was heard waits for a yes, which a command that leads elsewhere is not. */
  | { kind: 'unconfirmed' }
  | { kind: 'unsent' }
  | { kind: 'in-review' }
  | { kind: 'nothing-to-send' }
  | { kind: 'unspellable' }
  | { kind: 'given-up' }
  | { kind: 'hidden' }
  | { kind: 'elsewhere' }
  /** What was said can be recognised later. */
  | { kind: 'trouble'; failure: { kind: string; message: string; isKept?: boolean } }

export interface Asked {
  label: string
  /** The owner's help. */
  description: string
  /** The labels of its options. */
  options: readonly string[]
  isSeveral: boolean
  isRequired: boolean
  isFile: boolean
  /** The answer that stands, as it is said; empty while there is none. */
  answer: string
  /** Whether that answer is refused, so that nobody can go on with it. */
  isUnfit?: boolean
  /** What became of an answer in the link that was opened, until the person answers. */
  link?: 'filled' | 'refused' | undefined
  position: number
  total: number
  /** After silence or a slip, in fewer words. */
  isShort: boolean
}

export interface Reviewed {
  label: string
  answer: string
}

/** Everything that is said in a conversation, in one language. */
export interface ConversationWords {
  note(note: Note): string
  question(asked: Asked): string
  /** The value that waits for a yes. */
  isRight(answer: string): string
  /** The values of several fields, which wait for one yes. */
  areRight(answers: readonly Reviewed[]): string
  spell(label: string): string
  finishing(missing: readonly string[]): string
  review(answers: readonly Reviewed[], missing: readonly string[]): string
  mayISend: string
  /** Who may hear, and how that is answered, which is not by voice. The parameters are the words of the page. */
  mayHear(question: string, explanation: string): string
  sending: string
  sent(completion: string): string
  failed(message: string): string
  /** What can be said, at length; while letters are said, how. */
  help(topic: Topic): string
  paused: string
  /** Said when only the words that resume it are listened for, and the question what can be said. @param minutes for how long */
  resting(minutes: number): string
  /** What can be said then, for who asks. @param minutes for how long it goes on listening */
  restingHelp(minutes: number): string
  /** Said instead while something heard waits to be asked for. */
  pausedWithAnswer: string
  typing: string
  none: string
  /** Between which numbers a rating lies; each with the owner's word for it, where there is one. */
  scale(min: string, max: string): string
  /** What can be said just now, in a line. @param isSpellable whether letters make an answer of this question */
  hint(topic: Topic, isSpellable: boolean): string
  /** What stands around the conversation, to be read and pressed. */
  panel: PanelWords
  /** How signs are called when a value is spelled. */
  signs: Readonly<Record<string, string>>
  capital(letter: string): string
}

interface PanelWords {
  /** What the conversation does just now. */
  states: Readonly<Record<ConversationState, string>>
  heard(text: string): string
  yes: string
  no: string
  goOn: string
  pause: string
  stopReading: string
  whatCanISay: string
}

export type ConversationState =
  | 'reading'
  | 'interruptible'
  | 'listening'
  | 'resting'
  | 'typing'
  | 'paused'
  | 'sending'
  | 'working'

/** What is talked about. */
export type Topic =
  | 'question'
  | 'confirming'
  | 'proposing'
  | 'spelling'
  | 'finishing'
  | 'reviewing'
  | 'sending'
  | 'failed'
