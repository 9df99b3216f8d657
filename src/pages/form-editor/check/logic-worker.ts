import type { FormField } from '../../../../contract/types.gen.ts'
import { proveLogic } from '../../../../rules/form-check/logic/prove.ts'
import { loadPatternEngine } from '../../../../rules/pattern.ts'

/** Proves the logic of one form beside the page, which stays quick meanwhile. */
addEventListener('message', async ({ data }: MessageEvent<FormField[]>) => {
  await loadPatternEngine()
  postMessage(proveLogic(data))
})
