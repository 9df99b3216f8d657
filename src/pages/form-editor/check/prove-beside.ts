import type { FormField } from '../../../../contract/types.gen.ts'
import type { LogicReport } from '../../../../rules/form-check/logic/prove.ts'
import { hasLogic } from '../../../../rules/logic/way.ts'
// oxlint-disable-next-line import/default -- Vite makes it a separate script
import workerUrl from './logic-worker.ts?worker&url'

/** A proof that takes longer is no help to somebody who waits for it. */
const PROOF_WAIT_MS = 10_000

const unproved = (limit: string): LogicReport => ({ findings: [], reached: [], limits: [limit] })

/** Proves the logic of a form in a worker; what fails or takes too long is said as a limit of the proof. */
export function proveBeside(fields: FormField[]): Promise<LogicReport> {
  if (!hasLogic(fields)) return Promise.resolve({ findings: [], reached: [], limits: [] })
  return new Promise((resolve) => {
    const worker = new Worker(workerUrl, { type: 'module', name: 'logic' })
    const end = (report: LogicReport) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(report)
    }
    const timer = setTimeout(
      () => end(unproved('The proof of the logic took too long and was given up.')),
      PROOF_WAIT_MS,
    )
    worker.addEventListener('message', ({ data }: MessageEvent<LogicReport>) => end(data))
    worker.addEventListener('error', () => end(unproved('The logic could not be proved in this browser.')))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(fields)
  })
}
