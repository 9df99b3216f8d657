import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { FORM_PASSWORD_MAX } from '../../../../rules/account-limits.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import type { LockedForm } from '../boundary.ts'
import { fillClass } from '../classes.ts'
import { enterPassword } from '../transport.ts'
import { lockedTexts as texts } from './texts.ts'

interface GateProps {
  form: LockedForm
  /** The password was right. Settled when the form is there. */
  onEntered: () => Promise<void>
}

/** In place of a form whose password has to be entered first. */
export function Gate({ form, onEntered }: GateProps) {
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const enter = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const said = password === '' ? texts.missing : await enterPassword(form.id, password)
    setProblem(said)
    if (said === undefined) await onEntered()
    setBusy(false)
    field.current?.focus()
  }
  return (
    <main className={fillClass('center')}>
      <Stack gap={1} align="center">
        <Heading as="h1" size="lg">
          {form.title}
        </Heading>
        {form.description ? <Text tone="muted">{form.description}</Text> : null}
      </Stack>
      <form noValidate onSubmit={enter}>
        <Stack gap={4}>
          <Text>{texts.asked}</Text>
          <TextField
            ref={field}
            label={texts.label}
            help={texts.typed}
            type={isShown ? 'text' : 'password'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={FORM_PASSWORD_MAX}
            value={password}
            error={problem}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Button variant="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {texts.show}
          </Button>
          <Button type="submit" wide disabled={isBusy}>
            {texts.open}
          </Button>
        </Stack>
      </form>
    </main>
  )
}
