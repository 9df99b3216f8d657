/** What stands before a question, because of what happened just now. */
export type Note =
  | { kind: 'silence' }
  | { kind: 'missed'; heard: string; mayOffer: boolean; isSpellable: boolean }
  | { kind: 'filled'; answer: string }
  | { kind: 'refused'; isSpellable: boolean }
  | { kind: 'problem'; problem: string }
  | { kind: 'missing'; label: string }
  | { kind: 'required' }
  | { kind: 'cleared' }
  | { kind: 'undone' }
  | { kind: 'nothing-to-undo' }
  | { kind: 'first' }
  | { kind: 'held' }
  | { kind: 'unsent' }
  | { kind: 'nothing-to-send' }
  | { kind: 'unspellable' }
  | { kind: 'given-up' }
  | { kind: 'trouble'; message: string }

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
  spell(label: string): string
  finishing(missing: readonly string[]): string
  review(answers: readonly Reviewed[], missing: readonly string[]): string
  mayISend: string
  sending: string
  sent(completion: string): string
  failed(message: string): string
  help: string
  paused: string
  typing: string
  none: string
  /** What can be said just now. */
  hints: Record<Topic, string>
  /** How signs are called when a value is spelled. */
  signs: Readonly<Record<string, string>>
  capital(letter: string): string
}

/** What is talked about. */
export type Topic = 'question' | 'confirming' | 'spelling' | 'finishing' | 'reviewing' | 'sending' | 'failed'
