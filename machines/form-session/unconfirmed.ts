import { type KeptUnconfirmed, keptUnconfirmed } from '../../rules/conversation/kept-unconfirmed.ts'
import type { Unconfirmed } from '../voice-capture/types.ts'
import type { FormSessionContext } from './types.ts'

const idIn = ({ form, index }: FormSessionContext): string => form.fields[index]?.id ?? ''

/** What was said to the current field and waits for a yes. */
export const unconfirmedIn = (context: FormSessionContext): Unconfirmed | undefined =>
  context.unconfirmed[idIn(context)]

/** With what waits for a yes in the current field now; undefined where nothing does. */
export const unconfirmedWith = (
  context: FormSessionContext,
  unconfirmed: Unconfirmed | undefined,
): FormSessionContext['unconfirmed'] => ({ ...context.unconfirmed, [idIn(context)]: unconfirmed })

/** What the device keeps of what waits for a yes, whether the page or the conversation asks for it. */
export const keptIn = ({ unconfirmed, asked }: FormSessionContext): KeptUnconfirmed =>
  keptUnconfirmed(asked ? { ...unconfirmed, [asked.fieldId]: asked.unconfirmed } : unconfirmed)
