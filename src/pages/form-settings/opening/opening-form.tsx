import { type FocusEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormSettings } from '../../../../contract/types.gen.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { TextareaField, TextField } from '../../../ui/inputs/text-field.tsx'
import { Card, cardClass } from '../../../ui/layout/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { useSaveSettings } from '../calls.ts'
import { focusFirstFault } from '../focus-first-fault.ts'
import { openingProblems, type OpeningValues, toOpening, toOpeningValues } from './opening-values.ts'
import { openingTexts as texts } from './texts.ts'

interface OpeningFormProps {
  formId: string
  settings: FormSettings
  /** The page asks once before it is left, for all that it holds. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** When the form takes answers and how many, what it says else, and which sites may show it. */
export function OpeningForm({ formId, settings, onUnsaved }: OpeningFormProps) {
  const [values, setValues] = useState(() => toOpeningValues(settings))
  const save = useSaveSettings(formId)
  const [halves, setHalves] = useState<(typeof TIMES)[number][]>([])
  const problems = openingProblems(values, halves)
  const change = (part: Partial<OpeningValues>) => setValues((before) => ({ ...before, ...part }))
  const judgeTimes = ({ target }: FocusEvent<HTMLInputElement>) => target.form && setHalves(halvesIn(target.form))
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(toOpeningValues(settings))
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved])
  const submit = (form: HTMLFormElement) => {
    flushSync(() => setHalves(halvesIn(form)))
    if (focusFirstFault(form) || save.isPending) return
    const saved = toOpening(values)
    const onSuccess = () => setValues(toOpeningValues(saved))
    save.mutate({ path: { id: formId }, body: saved }, { onSuccess })
  }
  return (
    <form
      noValidate
      aria-label={texts.heading}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <Card>
        <Stack gap={4}>
          <Heading size="md">{texts.heading}</Heading>
          <Text tone="muted" size="sm">
            {texts.hint}
          </Text>
          <TextField
            type="datetime-local"
            name="opensAt"
            label={texts.opensAt}
            value={values.opensAt}
            error={problems.opensAt}
            onBlur={judgeTimes}
            onChange={({ target }) => change({ opensAt: target.value })}
          />
          <TextField
            type="datetime-local"
            name="closesAt"
            label={texts.closesAt}
            value={values.closesAt}
            onBlur={judgeTimes}
            error={problems.closesAt}
            onChange={({ target }) => change({ closesAt: target.value })}
          />
          <TextField
            label={texts.limit}
            help={texts.limitHint}
            inputMode="numeric"
            autoComplete="off"
            value={values.limit}
            error={problems.limit}
            onChange={({ target }) => change({ limit: target.value })}
          />
          <TextareaField
            label={texts.message}
            help={texts.messageHint}
            rows={3}
            maxLength={2000}
            value={values.message}
            onChange={({ target }) => change({ message: target.value })}
          />
          <TextareaField
            label={texts.sites}
            help={texts.sitesHint}
            rows={3}
            value={values.sites}
            error={problems.sites}
            onChange={({ target }) => change({ sites: target.value })}
          />
        </Stack>
        <div className={cardClass('footer')}>
          <Button type="submit" aria-disabled={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </Card>
    </form>
  )
}

const TIMES = ['opensAt', 'closesAt'] as const

/** Half a time is no value for the input, and would be saved as none without a word. */
const halvesIn = (form: HTMLFormElement) =>
  TIMES.filter((name) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.validity.badInput)
