import type { ListenFor } from '../../contract/types.gen.ts'
import { unrefused } from '../../rules/conversation/index.ts'
import { isSpoken } from '../../rules/field-types.ts'
import type { VoiceCaptureInput } from '../voice-capture/types.ts'
import { fieldNow } from './prompts.ts'
import type { HandsFreeContext } from './types.ts'

/** What voice capture needs for a turn; what waits for a yes is corrected like an answer that stands. */
export const listeningInput =
  (listenFor: ListenFor) =>
  ({ context }: { context: HandsFreeContext }): VoiceCaptureInput => {
    const { formState, pending, begun, refused, topic } = context
    const offered = topic === 'question' ? unrefused(context.offered, refused) : []
    return {
      field: fieldNow(formState),
      answer: pending?.value ?? formState.answer,
      labels: formState.fields.map(({ label }) => label),
      ...(begun.length > 0 && { begun }),
      ...(refused.length > 0 && { refused }),
      ...(offered.length > 0 && { offered }),
      listenFor: isSpoken(fieldNow(formState).type) ? listenFor : 'command',
      ...severalInput(context),
    }
  }

/** One utterance answers several fields, of which each is asked for itself where they were refused together; while they wait for a yes, it corrects them. */
function severalInput({
  formState: { form },
  proposed,
  isOneByOne,
  topic,
}: HandsFreeContext): Partial<VoiceCaptureInput> {
  if (!form) return {}
  if (topic === 'proposing' && proposed) return { form, proposed: proposed.parts }
  return topic === 'question' ? { form: isOneByOne ? { ...form, isOneByOne } : form } : {}
}
