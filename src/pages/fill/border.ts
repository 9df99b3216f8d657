import type { FormField, PublicForm } from '../../../contract/types.gen.ts'
import type { FormSessionEvent } from '../../../machines/form-session/types.ts'
import type { AnswerValue } from '../../../rules/answers.ts'
import { fieldsOf } from '../../../rules/fields.ts'
import type { FieldState } from '../../../rules/form-answers.ts'
import type { Progress } from '../../../rules/progress.ts'
import type { VoiceState } from './texts.ts'

/**
 * What a person does on the page. The voice button has one press, whose meaning is the state's; whoever asked for it holds it
 * while they speak.
 */
export type FillEvent =
  | FormSessionEvent
  | { type: 'voice.pressed' }
  | { type: 'voice.held' }
  | { type: 'voice.released' }

/** Everything that the page shows of a filling; the machines' part says it once it is there. */
export interface FillView {
  stage: 'waiting' | 'recovering' | 'filling' | 'submitted'
  field: FormField
  state: Pick<FieldState, 'status' | 'value' | 'transcript' | 'validationError'>
  index: number
  total: number
  progress: Progress
  voice: VoiceView
}

export interface VoiceView {
  state: VoiceState
  /** How loud it is just now, from 0 to 1. */
  level: number
  transcript: string | undefined
  /** Why voice failed. */
  problem: string | undefined
  /** Who hears the audio, or why nobody does; undefined until it is known. */
  audioRecipient: string | undefined
  /** What the person should know of how the answer came about. */
  notice?: string | undefined
  /** The button is held while speaking. */
  isHoldToTalk?: boolean
}

const NO_VOICE: VoiceView = {
  state: 'idle',
  level: 0,
  transcript: undefined,
  problem: undefined,
  audioRecipient: undefined,
}

/** The form before its machines are there: the first field, ready for an answer. What was kept waits for them. */
export function firstView(form: PublicForm, isKept: boolean, value?: AnswerValue): FillView {
  const fields = fieldsOf(form)
  const [field] = fields
  if (!field) throw new RangeError('A form without fields cannot be filled')
  const total = fields.length
  return {
    stage: isKept ? 'waiting' : 'filling',
    field,
    state: { status: 'active', value, transcript: undefined, validationError: undefined },
    index: 0,
    total,
    progress: { completed: 0, remaining: total, total, percent: 0 },
    voice: NO_VOICE,
  }
}
