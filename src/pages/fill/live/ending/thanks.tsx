import type { ReactNode } from 'react'
import type { PublicForm, SubmissionReceipt } from '../../../../../contract/types.gen.ts'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Ending } from './ending.tsx'
import { NextLink } from './next-link.tsx'

interface ThanksProps {
  form: PublicForm
  /** The owner's words, with the answers that they refer to. */
  message: string
  receipt: SubmissionReceipt | null
  /** Of other answers on this device. */
  notice: ReactNode
}

/** What stays on the page when all is stored. */
export function Thanks({ form, message, receipt, notice }: ThanksProps) {
  return (
    <Ending form={form} message={message} submissionId={receipt?.submission_id}>
      <NextLink form={form} />
      {form.one_per_device ? null : (
        <Button variant="outline" onClick={() => location.reload()}>
          Fill it in again
        </Button>
      )}
      {notice}
    </Ending>
  )
}
