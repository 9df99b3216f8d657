import { installCommand, missingTools, type Tool } from '../scripts/tools.ts'

/** What a bench has started; the last ends first. */
export type Ends = (() => unknown)[]

/**
 * Runs a bench and ends what it started, whether it succeeds, fails or is interrupted. A failure is one sentence and exit
 * code 1.
 * @param needs what must be installed: without it nothing is started
 */
export async function runToEnd(run: () => Promise<void>, ends: Ends, needs: readonly Tool[] = []): Promise<void> {
  let finished: Promise<void> | undefined
  // A signal and the failure that it causes both wait for the same end.
  const finish = (): Promise<void> => (finished ??= endAll(ends))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void finish().then(() => process.exit(1)))
  try {
    requireTools(needs)
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await finish()
  }
}

/** @throws with a sentence that says how to install what is missing */
export function requireTools(needs: readonly Tool[]): void {
  const missing = missingTools(needs)
  if (missing.length > 0)
    throw new Error(`This bench needs ${missing.join(', ')}; install with: sudo ${installCommand(missing)}`)
}

async function endAll(ends: Ends): Promise<void> {
  for (const end of ends.splice(0))
    try {
      await end()
    } catch (error) {
      console.error(error)
    }
}
