import { useEffect, useRef } from 'react'
import type { PublicForm } from '../../../../../contract/types.gen.ts'
import { DEVICE_ANSWERED } from '../../../../../rules/failures.ts'
import { languageOf } from '../../../../../rules/fields.ts'
import { check } from '../../../../ui/icons/icon-paths.ts'
import { Outline } from '../../../../ui/icons/outline.tsx'
import { Heading, Text } from '../../../../ui/layout/typography.tsx'
import { fillClass } from '../../classes.ts'

interface AnsweredProps {
  form: PublicForm
  /** The id of the response, where this device knows it. */
  submissionId: string | undefined
}

/** In place of a form that takes one response from a device, and has it. */
export function Answered({ form, submissionId }: AnsweredProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className={fillClass('center')}>
      <span className={fillClass('emblem')}>
        <Outline of={check} size={32} />
      </span>
      <Heading ref={heading} tabIndex={-1} as="h1" size="lg">
        {DEVICE_ANSWERED}
      </Heading>
      <Text tone="muted" lang={languageOf(form)}>
        {form.title}
      </Text>
      {submissionId ? (
        <Text size="sm" tone="muted">
          Submission ID: {submissionId}
        </Text>
      ) : null}
    </main>
  )
}
