import { receiveTransfer, takeCodeFromAddress, wouldReplace } from '../../transport.ts'
import { FAILURES, REPLACES } from './texts.ts'

let problem: string | undefined

/** Why the link that was opened brought nothing; said once. */
export function takeProblem(): string | undefined {
  const taken = problem
  problem = undefined
  return taken
}

/** Puts what the link of another device leads to on this one, before the session of the form begins. */
export async function receiveFromAddress(formId: string): Promise<void> {
  const code = takeCodeFromAddress()
  // oxlint-disable-next-line no-alert -- before the page is there nothing else can ask
  if (code === undefined || (wouldReplace(formId) && !confirm(REPLACES))) return
  const outcome = await receiveTransfer(formId, code)
  problem = outcome === 'received' ? undefined : FAILURES[outcome]
}
