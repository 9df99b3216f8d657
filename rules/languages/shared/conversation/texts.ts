import type { VoiceSentences } from '../../../voice-failures.ts'
import type { PageTexts } from './page-texts.ts'
import type { ConversationWords, Note, Topic } from '../conversation.ts'

/** The notes that are the same sentence each time. */
export type Remark = { [K in Note['kind']]: keyof Extract<Note, { kind: K }> extends 'kind' ? K : never }[Note['kind']]

type Composed =
  | 'note'
  | 'question'
  | 'isRight'
  | 'areRight'
  | 'spell'
  | 'finishing'
  | 'review'
  | 'failed'
  | 'mayHear'
  | 'help'
  | 'hint'

/**
 * What a conversation says in one language, sentence by sentence. A function takes what stands inside its sentence; where that is
 * a sentence of its own, its parameter is called so.
 */
export interface ConversationTexts {
  joints: Readonly<Record<'and' | 'or', string>>
  remarks: Readonly<Record<Remark, string>>
  missed: MissedTexts
  /** Why voice input failed. */
  voice: VoiceSentences
  /** Why an answer or a submit was refused; undefined in English, which the page speaks. */
  pageTexts: PageTexts | undefined
  question: QuestionTexts
  ending: EndingTexts
  isRight(sentence: string): string
  /** After several answers, each with its label. */
  areRight: string
  /** After the label of what is spelled. */
  spell: string
  failed(sentence: string): string
  /** After the question who may hear, which is asked before anybody does. */
  allow: string
  hints: Readonly<Record<Topic, string>>
  /** Of a question that is not spelled. */
  unspelledHint: string
  /** At length, where the hint is not enough. */
  help: Readonly<Partial<Record<Topic, string>>>
  /** What is said as it stands here. */
  plain: Omit<ConversationWords, Composed>
}

interface MissedTexts {
  nothing: string
  heard(words: string): string
  /** What was heard may be a part of the answer. */
  grows(words: string): string
  again: string
  /** It could not be recognised, and is tried again. */
  kept: string
  /** Offers of another way, at first in a sentence with "again". */
  againOrType: string
  type: string
  spell: string
  either(one: string, other: string): string
  /** After the label of a question without its answer. */
  needed: string
}

interface QuestionTexts {
  place(position: number, total: number): string
  /** Of a question for a file. */
  file: string
  choose(list: string): string
  /** Where several may be chosen. */
  chooseAny(list: string): string
  anyJoint: 'and' | 'or'
  standing(sentence: string): string
  /** The answer that stands is that of the link that was opened, and not yet the person's own. */
  fromLink(sentence: string): string
  /** The link that was opened brought an answer that the question cannot have. */
  unfitLink: string
  skip: string
}

interface EndingTexts {
  done: string
  needed(list: string, count: number): string
  /** After what is needed. */
  goTo: string
  noAnswers: string
  answers: string
  answer(label: string, sentence: string): string
  submit: string
}
