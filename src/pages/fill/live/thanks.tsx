import { type ReactNode, useEffect, useRef } from 'react'
import type { PublicForm, SubmissionReceipt } from '../../../../contract/types.gen.ts'
import { languageOf } from '../../../../rules/fields.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Outline } from '../../../ui/icons/outline.tsx'
import { check } from '../../../ui/icons/icon-paths.ts'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { fillClass } from '../classes.ts'
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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What is left of the form lingers, and a dialog in it would let nothing else have the focus.
    for (const dialog of document.querySelectorAll('dialog')) dialog.close()
    heading.current?.focus()
  }, [])
  return (
    <main className={fillClass('center')}>
      <span className={fillClass('emblem')}>
        <Outline of={check} size={32} />
      </span>
      <Heading ref={heading} tabIndex={-1} as="h1" size="lg">
        {message}
      </Heading>
      <Text tone="muted" lang={languageOf(form)}>
        {form.title}
      </Text>
      {receipt ? (
        <Text size="sm" tone="muted">
          Submission ID: {receipt.submission_id}
        </Text>
      ) : null}
      <NextLink form={form} />
      {form.one_per_device ? null : (
        <Button variant="outline" onClick={() => location.reload()}>
          Fill it in again
        </Button>
      )}
      {notice}
    </main>
  )
}
