import type { FormField } from '../../contract/types.gen.ts'
import type { SavedRecording } from './capture/saved-recording.ts'
import type { Hints, ListenFor } from './transcriber.ts'

export interface OpenOptions {
  /** What may be said; an answer to the field when it is absent. */
  listenFor?: ListenFor
  /** The person holds the button while they speak, so only they end it. */
  isHeld?: boolean
  /** The saved recording of this field is transcribed, if there is one, so that the person need not say it again. */
  isAgain?: boolean
  /** A conversation asks for the same once more: an answer that was saved is transcribed first, as if it were said now. */
  hearsSaved?: boolean
  isHandsFree?: boolean
  /** Nothing has to be said: no tone and no vibration says that the microphone is open. */
  isUnannounced?: boolean
}

/** What may be said for an answer is no matter here. */
const kindOf = (listenFor: ListenFor = 'answer') => (listenFor === 'conversation' ? 'answer' : listenFor)

/** What was said while the conversation rests is no answer, and is kept for none. */
export const isKept = ({ listenFor }: Pick<Hints, 'listenFor'>): boolean => listenFor !== 'resume'

/** A yes or a command is for the question that was asked, and where nothing has to be said, what is heard may be no answer. */
export const isAnswer = ({ listenFor }: Pick<Hints, 'listenFor'>): boolean =>
  ['answer', 'spelling'].includes(kindOf(listenFor))

/** A yes that was said to one question is none to another. */
export const isSameQuestion = ({ hints }: SavedRecording, { listenFor }: OpenOptions): boolean =>
  isKept({ listenFor: kindOf(listenFor) }) &&
  kindOf(listenFor) !== 'command' &&
  kindOf(listenFor) === kindOf(hints.listenFor)

export const hintsOf = ({ id, label, options, type }: FormField, { listenFor }: OpenOptions): Hints => ({
  ...(listenFor && { listenFor }),
  fieldId: id,
  label,
  type,
  ...(options && { options: options.map((option) => option.label) }),
})
