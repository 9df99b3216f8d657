import { useEffect, useRef } from 'react'
import type { PublicForm, SubmissionReceipt } from '../../../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../../../rules/fields.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Outline } from '../../../ui/icons/outline.tsx'
import { check } from '../../../ui/icons/icon-paths.ts'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { fillClass } from '../classes.ts'
import { NextLink } from './next-link.tsx'

/** What stays on the page when all is stored. */
export function Thanks({ form, receipt }: { form: PublicForm; receipt: SubmissionReceipt | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className={fillClass('center')}>
      <span className={fillClass('emblem')}>
        <Outline of={check} size={32} />
      </span>
      <Heading ref={heading} tabIndex={-1} as="h1" size="lg">
        {metadataOf(form).completionMessage}
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
      <Button variant="outline" onClick={() => location.reload()}>
        Fill it in again
      </Button>
    </main>
  )
}
