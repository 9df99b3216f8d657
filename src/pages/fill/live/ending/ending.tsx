import { type ReactNode, useEffect, useRef } from 'react'
import type { PublicForm } from '../../../../../contract/types.gen.ts'
import { languageOf } from '../../../../../rules/fields.ts'
import { check } from '../../../../ui/icons/icon-paths.ts'
import { Outline } from '../../../../ui/icons/outline.tsx'
import { Heading, Text } from '../../../../ui/layout/typography.tsx'
import { fillClass } from '../../classes.ts'

interface EndingProps {
  form: PublicForm
  message: string
  /** The id of the response, where it is known. */
  submissionId: string | undefined
  /** What can be done next. */
  children?: ReactNode
}

/** In place of a form that has been answered. */
export function Ending({ form, message, submissionId, children }: EndingProps) {
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
      {submissionId ? (
        <Text size="sm" tone="muted">
          Submission ID: {submissionId}
        </Text>
      ) : null}
      {children}
    </main>
  )
}
