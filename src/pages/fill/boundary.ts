import type { ComponentType, ReactNode } from 'react'
import type { FormField, PublicForm } from '../../../contract/types.gen.ts'
import type { AnswerValue } from '../../../rules/answers.ts'
import type { Failure } from '../../../rules/failures.ts'
import type { FieldState } from '../../../rules/form-answers.ts'
import type { Progress } from '../../../rules/progress.ts'
import type { VoiceState } from './texts.ts'

/** The only way between the first field, which is there at once, and the live part, which comes with the machines. */

/** What a person does in the part of the page that is there at once. */
export type FillEvent =
  | { type: 'field.typed'; value: AnswerValue | undefined }
  /** A whole answer by one act: an option, a file. */
  | { type: 'field.picked'; value: AnswerValue }
  | { type: 'field.confirmed' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  /** The way on after the last field. */
  | { type: 'form.finished' }
  | { type: 'voice.pressed' }
  /** The voice button is held while speaking, and let go of. */
  | { type: 'voice.held' }
  | { type: 'voice.released' }

/** The current field and its voice, as the first part of the page draws them. */
export interface FillView {
  field: FormField
  state: Pick<FieldState, 'status' | 'value' | 'transcript' | 'validationError'>
  /** What was heard and is no answer yet, since it waits for a yes or may go on; the control shows it meanwhile. */
  heard?: AnswerValue | undefined
  /** The place in the form, by which its control is known. */
  index: number
  /** How many fields are asked, and where this one is among them; absent: at its place in the form. */
  total: number
  position?: number
  /** Where the way on leads: to the next field, to the sending, or back to the review that the person came from. */
  way: 'next' | 'submit' | 'review'
  /** Counts how often the page led the person to a field: its control takes the focus then, as when another field comes. */
  led: number
  progress: Progress
  /** Voice cannot answer it in the language of the form. */
  isTyped?: boolean
  voice: VoiceView
}

export interface VoiceView {
  state: VoiceState
  /** How loud it is just now, from 0 to 1. */
  level: number
  transcript: string | undefined
  /** Why voice failed. */
  problem: ReactNode
  /** Who hears the audio, or why it cannot be heard; undefined until it is known. */
  audioRecipient: ReactNode
  /** What the person should know of how the answer came about. */
  notice?: ReactNode
  /** The button is held while speaking. */
  isHoldToTalk?: boolean
}

/** The places on the page that the live part fills; what is empty there is absent. */
export interface Slots {
  /** Instead of the field: an offer to continue an earlier session. */
  recovery?: ReactNode
  /** Below the control: why the answer cannot stand; `error-{index}` is its id. */
  error?: ReactNode
  /** In place of the status of the voice: what voice input asks. */
  questions?: ReactNode
  settings?: ReactNode
  /** Below the answer that was heard: another way to change it. */
  correction?: ReactNode
  /** In place of the status, the questions and the settings: a conversation that is on. */
  conversation?: ReactNode
  /** Beside the notice of the first field: the switch of hands-free. */
  handsFree?: ReactNode
  /** Below the field, where the screen ends. */
  below?: ReactNode
  /** Instead of the page. */
  thanks?: ReactNode
}

export interface Live {
  send: (event: FillEvent) => void
  stop: () => void
}

/** A form that can be filled, or why there is none; neither when the page came broken. */
export type Opened =
  | OpenedForm
  | { failure: Failure | undefined }
  /** What asks for the password of the form. */
  | { Gate: ComponentType<{ onOpen: (opened: Opened) => void }> }

export interface OpenedForm {
  form: PublicForm
  /** Of its language in that language: to find it takes a slow phone a while, so the server says so. */
  languageName: string
}

/** All that is said of a form before its password is entered. */
export type LockedForm = Pick<PublicForm, 'id' | 'title' | 'description'>

/** Makes a form ready to be shown. */
export type Ready = (form: OpenedForm) => Opened | Promise<Opened>

/** What comes with the machines. */
export interface LivePart {
  /** Starts the session of a form; `show` is called at once and at every change. */
  start: (form: PublicForm, show: (view: FillView, slots: Slots) => void) => Live
  /** The owner's words are being read: the session of the server begins, so that a person who leaves there is counted. */
  welcome: (form: PublicForm) => void
  /** Opens a form that has a password: at once where it was entered on this device. */
  unlock: (form: LockedForm, ready: Ready) => Promise<Opened>
}

export type FetchLive = () => Promise<LivePart>
