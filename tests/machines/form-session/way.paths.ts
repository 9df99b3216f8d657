import type { FormField } from '../../../contract/types.gen.ts'
import { formSessionMachine } from '../../../machines/form-session/form-session.machine.ts'
import { stateOf } from '../../../rules/form-answers.ts'
import { type Step, explore } from '../support/paths.ts'
import { input, real } from './sessions.ts'

const isRed = { field: 'colour', op: 'is', value: 'red' } as const
const options = ['red', 'blue'].map((value) => ({ label: value, value }))

/** What is asked depends on the colour: red asks why, and how many is needed then; blue, once why was asked, ends the form. */
export const fields: FormField[] = [
  { id: 'colour', name: 'colour', label: 'Which colour', type: 'select', options },
  {
    id: 'why',
    name: 'why',
    label: 'Why {{colour}}',
    type: 'text',
    visibleWhen: isRed,
    goTo: [{ when: { field: 'why', op: 'is', value: 'blue' }, to: 'end' }],
  },
  { id: 'count', name: 'count', label: 'How many', type: 'text', requiredWhen: isRed },
]

export const events = [
  ...options.map(({ value }) => ({ type: 'field.picked' as const, value })),
  { type: 'next.requested' as const },
  { type: 'previous.requested' as const },
  { type: 'submission.requested' as const },
  { type: 'review.left' as const, index: 0 },
]

export type Move = Step<typeof formSessionMachine>
export type Here = Move['after']

export const valuesOf = ({ context }: Here): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ id }) => [id, stateOf(context.states, id)?.value]))

const key = (here: Here) => [here.context.index, here.context.isChanging, valuesOf(here)]

export const wayInput = { ...input, form: { ...input.form, fields } }
export const exploration = explore(formSessionMachine, { input: wayInput, events, key, real })
