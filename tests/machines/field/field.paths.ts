import type { SnapshotFrom } from 'xstate'
import type { FormField } from '../../../contract/types.gen.ts'
import { fieldMachine } from '../../../machines/field/field.machine.ts'
import { type PathEvent, type Step, explore } from '../support/paths.ts'

const age: FormField = { id: 'age', name: 'age', label: 'Age', type: 'number', required: true, validation: { min: 18 } }
const [valid, invalid] = ['42', 'old']
const spoken = { transcript: 'forty two', confidence: 0.8 }
const saved = {
  fieldId: 'age',
  isValid: true,
  transcript: 'forty two',
  confidence: 0.8,
  completedAt: '2026-11-21T00:00:00Z',
  validationError: undefined,
}

const events: PathEvent<typeof fieldMachine>[] = [
  { type: 'field.entered' },
  { type: 'field.left' },
  { type: 'field.typed', value: valid },
  { type: 'field.typed', value: invalid },
  { type: 'field.blurred' },
  { type: 'field.picked', value: valid },
  { type: 'field.picked', value: invalid },
  { type: 'field.confirmed' },
  { type: 'field.answered', value: 42, ...spoken },
  { type: 'field.answered', value: 7, ...spoken },
  { type: 'field.retried' },
  { type: 'field.restored', state: { ...saved, status: 'completed', value: 42 } },
  { type: 'field.restored', state: { ...saved, status: 'completed', value: 7 } },
  { type: 'field.restored', state: { ...saved, status: 'active', value: 'fo' } },
]
export const key = ({ context }: SnapshotFrom<typeof fieldMachine>) => [
  context.value,
  context.transcript,
  context.validationError,
]
export const explored = explore(fieldMachine, { input: age, events, key })

export type Move = Step<typeof fieldMachine>

const optional = explore(fieldMachine, { input: { ...age, required: false }, events, key })
export const explorations = [explored, optional]
export const steps = explorations.flatMap((each) => each.steps)
