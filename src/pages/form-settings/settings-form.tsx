import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Form, FormSettings } from '../../../contract/types.gen.ts'
import { takesMail } from '../../../rules/field-types.ts'
import { fieldsOf } from '../../../rules/fields.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { RadioList } from '../../ui/inputs/radio-list.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { Card, cardClass } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading, Text } from '../../ui/layout/typography.tsx'
import { LeaveGuard } from '../common/leave-guard.tsx'
import { ConfirmDialog } from '../common/dialogs/confirm-dialog.tsx'
import { useSaveSettings } from './calls.ts'
import { focusFirstFault } from './focus-first-fault.ts'
import { daysIn, isShorter, isUnsaved, toSettings, toValues, type SettingsValues } from './settings-values.ts'
import { formSettingsTexts } from './texts.ts'

const { mails, retention, ...texts } = formSettingsTexts

interface SettingsFormProps {
  form: Form
  settings: FormSettings
  /** Another part of the page holds something unsaved. */
  holdsMore: boolean
}
interface PartProps {
  values: SettingsValues
  onChange: (change: Partial<SettingsValues>) => void
}

/** Which mails a form sends and how long its responses stay; days that delete something are asked about first. */
export function SettingsForm({ form, settings, holdsMore }: SettingsFormProps) {
  const [values, setValues] = useState(() => toValues(settings))
  const [isJudged, setJudged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const save = useSaveSettings(form.id)
  const days = daysIn(values)
  const change = (part: Partial<SettingsValues>) => setValues((before) => ({ ...before, ...part }))
  const send = () => {
    if (days === undefined) return
    save.mutate({ path: { id: form.id }, body: toSettings(values, days) }, { onSettled: () => setAsking(false) })
  }
  const submit = (element: HTMLFormElement) => {
    flushSync(() => setJudged(true))
    if (days === undefined) focusFirstFault(element)
    if (days === undefined || save.isPending) return
    if (isShorter(days, settings.retention_days)) return setAsking(true)
    send()
  }
  return (
    <form
      noValidate
      aria-label={texts.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <Card>
        <Stack gap={8}>
          <Mails values={values} onChange={change} hasEmail={fieldsOf(form).some(({ type }) => takesMail(type))} />
          <Retention values={values} onChange={change} isWrong={isJudged && days === undefined} />
        </Stack>
        <div className={cardClass('footer')}>
          <Button type="submit" aria-disabled={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </Card>
      <LeaveGuard isUnsaved={holdsMore || isUnsaved(values, settings)} hint={texts.unsavedHint} />
      <ConfirmDialog
        open={isAsking}
        title={texts.asking.title}
        description={texts.asking.hint(days ?? 1)}
        confirm={texts.asking.confirm}
        busy={save.isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}

function Mails({ values, onChange, hasEmail }: PartProps & { hasEmail: boolean }) {
  return (
    <Stack gap={3}>
      <Heading size="md">{mails.heading}</Heading>
      <Text tone="muted" size="sm">
        {mails.hint}
      </Text>
      <Text weight="medium">{mails.owner}</Text>
      <RadioList
        label={mails.owner}
        options={mails.choices}
        value={values.notify}
        onChange={(notify) => onChange({ notify })}
      />
      <Switch label={mails.copy} checked={values.copy} onChange={(copy) => onChange({ copy })} />
      <Text tone="muted" size="sm">
        {hasEmail ? mails.copyHint : mails.copyWithoutEmail}
      </Text>
    </Stack>
  )
}

function Retention({ values, onChange, isWrong }: PartProps & { isWrong: boolean }) {
  const days = daysIn(values)
  return (
    <Stack gap={3}>
      <Heading size="md">{retention.heading}</Heading>
      <RadioList
        label={retention.choice}
        options={retention.choices}
        value={values.keep}
        onChange={(keep) => onChange({ keep })}
      />
      {values.keep === 'limited' ? (
        <TextField
          label={retention.days}
          help={retention.daysHint}
          inputMode="numeric"
          autoComplete="off"
          value={values.days}
          error={isWrong ? retention.daysProblem : undefined}
          onChange={({ target }) => onChange({ days: target.value })}
        />
      ) : null}
      <Text tone="muted" size="sm" aria-live="polite">
        {typeof days === 'number' ? retention.limited(days) : retention.always}
      </Text>
    </Stack>
  )
}
