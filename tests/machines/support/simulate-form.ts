import type { FormField } from '../../../contract/types.gen.ts'
import { type FormSimulation, simulateInSteps } from '../../../machines/simulation/simulate-form.ts'

/** A whole simulation at once. */
export function simulateForm(fields: FormField[]): FormSimulation {
  const simulation = simulateInSteps(fields)
  for (;;) {
    const step = simulation.next()
    if (step.done) return step.value
  }
}
