import { receiveTransfer, takeCodeFromAddress, wouldReplace } from '../../transport.ts'
import { FAILURES } from './texts.ts'

let problem: string | undefined
let waiting: string | undefined

/** Why the link that was opened brought nothing; said once. */
export function takeProblem(): string | undefined {
  const taken = problem
  problem = undefined
  return taken
}

/** The code of a link that was opened where other answers are: it waits for what the person says. */
export const waitingCode = (): string | undefined => waiting

/** The person said it. */
export const settle = (): void => void (waiting = undefined)

/**
 * Puts what the link of another device leads to on this one, before the session of the form begins; where it would replace
 * other answers, the page asks first.
 */
export async function receiveFromAddress(formId: string): Promise<void> {
  const code = takeCodeFromAddress()
  if (code === undefined) return
  if (wouldReplace(formId)) waiting = code
  else problem = problemOf(await receiveTransfer(formId, code))
}

/** What is said of an attempt; undefined where it brought the answers. */
export const problemOf = (outcome: Awaited<ReturnType<typeof receiveTransfer>>): string | undefined =>
  outcome === 'received' ? undefined : FAILURES[outcome]
