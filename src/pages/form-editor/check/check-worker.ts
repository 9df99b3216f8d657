import type { FormField } from '../../../../contract/types.gen.ts'
import { simulateForm } from '../../../../machines/simulation/simulate-form.ts'
import { proveLogic } from '../../../../rules/form-check/logic/prove.ts'
import { loadPatternEngine } from '../../../../rules/pattern.ts'

const PARTS = { logic: proveLogic, simulation: simulateForm }

/** A part of the check that takes long, and the fields that are checked. */
export interface Asked {
  part: keyof typeof PARTS
  fields: FormField[]
}

export type Found<Part extends Asked['part']> = ReturnType<(typeof PARTS)[Part]>

/** Checks one form beside the page, which stays quick meanwhile. */
addEventListener('message', async ({ data: { part, fields } }: MessageEvent<Asked>) => {
  await loadPatternEngine()
  postMessage(PARTS[part](fields))
})
