import type { SavedSession } from '../../../../../machines/form-session/types.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { EnterCode } from './enter-code.tsx'
import { NewCode } from './new-code.tsx'
import type { FAILURES } from './texts.ts'

export interface TransferPartsProps {
  formId: string
  /** Undefined while nothing is answered. */
  saved: (() => SavedSession) | undefined
  /** Why the link that was opened brought nothing. */
  problem: string | undefined
  failures: typeof FAILURES
}

/** Both ways: a code for the answers that are here, and the code of another device. */
export function TransferParts({ formId, saved, problem, failures }: TransferPartsProps) {
  return (
    <Stack gap={4}>
      {saved ? <NewCode saved={saved} /> : null}
      <EnterCode formId={formId} problem={problem} failures={failures} hasAnswers={saved !== undefined} />
    </Stack>
  )
}
