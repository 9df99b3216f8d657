import type { FormField } from '../../../../contract/types.gen.ts'
import type { FormSimulation } from '../../../../machines/simulation/simulate-form.ts'
import type { LogicReport } from '../../../../rules/form-check/logic/prove.ts'
import { hasLogic } from '../../../../rules/logic/fields-asked.ts'
import type { Asked, Found } from './check-worker.ts'
// oxlint-disable-next-line import/default -- Vite makes it a separate script
import workerUrl from './check-worker.ts?worker&url'

/** A proof that takes longer is no help to somebody who waits for it. */
const PROOF_WAIT_MS = 10_000

const unproved = (...limits: string[]): LogicReport => ({ findings: [], reached: [], limits })

/** Proves the logic of a form in a worker; what fails or takes too long is said as a limit of the proof. */
export async function proveBeside(fields: FormField[]): Promise<LogicReport> {
  if (!hasLogic(fields)) return unproved()
  const tooLong = AbortSignal.timeout(PROOF_WAIT_MS)
  return inWorker({ part: 'logic', fields }, tooLong).catch(() =>
    tooLong.aborted
      ? unproved('The proof of the logic took too long and was given up.')
      : unproved('The logic could not be proved in this browser.'),
  )
}

/** Every path of the longest form takes a few seconds on a phone. */
const SIMULATION_WAIT_MS = 60_000

/**
 * Takes every path of a form in a worker.
 * @throws where the browser runs no worker, or it takes too long
 */
export const simulateBeside = (fields: FormField[]): Promise<FormSimulation> =>
  inWorker({ part: 'simulation', fields }, AbortSignal.timeout(SIMULATION_WAIT_MS))

function inWorker<Part extends Asked['part']>(asked: Asked & { part: Part }, end: AbortSignal): Promise<Found<Part>> {
  const worker = new Worker(workerUrl, { type: 'module', name: asked.part })
  return new Promise<Found<Part>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Found<Part>>) => resolve(data))
    worker.addEventListener('error', reject)
    end.addEventListener('abort', reject)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(asked)
  }).finally(() => worker.terminate())
}
