import type { PublicForm } from '../../../../contract/types.gen.ts'
import type { AnswerValue } from '../../../../rules/answers.ts'
import { fieldsOf } from '../../../../rules/fields.ts'
import type { FillView, VoiceView } from '../boundary.ts'

const NO_VOICE: VoiceView = {
  state: 'idle',
  level: 0,
  transcript: undefined,
  problem: undefined,
  audioRecipient: undefined,
}

/** The form before the live part is there: its first field, ready for an answer. */
export function firstView(form: PublicForm, value?: AnswerValue): FillView {
  const fields = fieldsOf(form)
  const [field] = fields
  if (!field) throw new RangeError('A form needs fields')
  // What is shown only with some answers is counted once the live part knows of them.
  const total = fields.filter((each) => !each.visibleWhen).length
  return {
    field,
    state: { status: 'active', value, transcript: undefined, validationError: undefined },
    index: 0,
    total,
    way: total === 1 ? 'submit' : 'next',
    led: 0,
    progress: { completed: 0, remaining: total, total, percent: 0 },
    voice: NO_VOICE,
  }
}
