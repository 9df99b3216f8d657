import type { ReactNode, SubmitEventHandler } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

interface FormProps {
  submit: string
  busy: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/** `noValidate`, since the browser's own bubbles would stand in front of our messages. */
export function Form({ submit, busy, onSubmit, children }: FormProps) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        {children}
        <Button type="submit" size="md" wide disabled={busy}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}
