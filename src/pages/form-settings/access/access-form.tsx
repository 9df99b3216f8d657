import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormSettings } from '../../../../contract/types.gen.ts'
import { FORM_PASSWORD_MAX, FORM_PASSWORD_MIN } from '../../../../rules/account-limits.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Switch } from '../../../ui/inputs/switch.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { useSaveSettings } from '../calls.ts'
import { focusFirstFault } from '../focus-first-fault.ts'
import { accessTexts as texts } from './texts.ts'

interface AccessFormProps {
  formId: string
  settings: FormSettings
  /** The page asks once before it is left, for all that it holds. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** Who may answer the form, and how often. */
export function AccessForm({ formId, settings, onUnsaved }: AccessFormProps) {
  const save = useSaveSettings(formId)
  return (
    <Card>
      <Stack gap={6}>
        <Heading size="md">{texts.heading}</Heading>
        <Stack gap={2}>
          <Switch
            label={texts.once}
            checked={settings.one_per_device}
            onChange={(one_per_device) =>
              save.isPending || save.mutate({ path: { id: formId }, body: { one_per_device } })
            }
          />
          <Text tone="muted" size="sm">
            {texts.onceHint}
          </Text>
        </Stack>
        <Password formId={formId} hasPassword={settings.has_password} onUnsaved={onUnsaved} />
      </Stack>
    </Card>
  )
}

interface PasswordProps extends Pick<AccessFormProps, 'formId' | 'onUnsaved'> {
  hasPassword: boolean
}

function Password({ formId, hasPassword, onUnsaved }: PasswordProps) {
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isJudged, setJudged] = useState(false)
  const save = useSaveSettings(formId)
  const isTooShort = password.length < FORM_PASSWORD_MIN
  useEffect(() => onUnsaved(password !== ''), [onUnsaved, password])
  const forget = () => {
    setPassword('')
    setJudged(false)
    setShown(false)
  }
  const submitButton = useRef<HTMLButtonElement>(null)
  const send = (next: string | null) => {
    if (save.isPending) return
    const onSuccess = () => {
      forget()
      // The button that removes goes, and the focus would go with it.
      if (next === null) submitButton.current?.focus()
    }
    save.mutate({ path: { id: formId }, body: { password: next } }, { onSuccess })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        flushSync(() => setJudged(true))
        if (!focusFirstFault(event.currentTarget)) send(password)
      }}
    >
      <Stack gap={3}>
        <Text aria-live="polite" weight="medium">
          {hasPassword ? texts.has : texts.hasNone}
        </Text>
        <Text tone="muted" size="sm">
          {texts.passwordHint}
        </Text>
        <TextField
          label={hasPassword ? texts.newPassword : texts.password}
          help={hasPassword ? texts.changeHelp : texts.passwordHelp}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          maxLength={FORM_PASSWORD_MAX}
          value={password}
          error={isJudged && isTooShort ? texts.tooShort : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Row gap={2} wrap>
          <Button type="submit" ref={submitButton} aria-disabled={save.isPending}>
            {hasPassword ? texts.change : texts.set}
          </Button>
          <Button variant="outline" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {texts.show}
          </Button>
          {hasPassword ? (
            <Button variant="outline" aria-disabled={save.isPending} onClick={() => send(null)}>
              {texts.remove}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  )
}
