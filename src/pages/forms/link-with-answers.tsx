import { useId, useState } from 'react'
import type { FormField } from '../../../contract/types.gen.ts'
import { type AnswerValue, isEmptyAnswer } from '../../../rules/answers.ts'
import { typedProblem } from '../../../rules/completeness/complete-answer.ts'
import { fieldsOf, languageOf } from '../../../rules/fields.ts'
import { fieldsForOwner } from '../../../rules/logic/texts.ts'
import { PREFILL_QUERY_MAX } from '../../../rules/prefill/limits.ts'
import { prefillQuery, takesPrefill } from '../../../rules/prefill/prefill.ts'
import { FieldControl } from '../../fields/field-control.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { FieldError, fieldClass } from '../../ui/inputs/field.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { CopyButton } from '../common/copy-button.tsx'
import { useFormById } from '../common/use-form-by-id.ts'
import { prefillTexts as texts } from './texts.ts'

interface LinkWithAnswersProps {
  formId: string
  /** Of the form. */
  url: string
}

/** The owner answers some of the fields; the link that comes of it fills them in. */
export function LinkWithAnswers({ formId, url }: LinkWithAnswersProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={3} align="start">
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.open}
      </Button>
      {isOpen ? <Answers formId={formId} url={url} /> : null}
    </Stack>
  )
}

function Answers({ formId, url }: LinkWithAnswersProps) {
  const form = useFormById(formId)
  const [values, setValues] = useState<ReadonlyMap<string, AnswerValue>>(new Map())
  if (form.isPending) return <Skeleton height="lg" />
  if (form.isError) return <Alert tone="danger">{texts.failed}</Alert>
  const fields = fieldsForOwner(fieldsOf(form.data)).filter(takesPrefill)
  const query = prefillQuery(fields, fitting(fields, values))
  return (
    <Stack gap={4}>
      <Text size="sm" tone="muted">
        {texts.hint}
      </Text>
      {fields.map((field) => (
        <Answer
          key={field.id}
          field={field}
          language={languageOf(form.data)}
          value={values.get(field.id)}
          onChange={(value) => setValues(new Map(values).set(field.id, value))}
        />
      ))}
      {query.length > PREFILL_QUERY_MAX ? <Alert tone="warning">{texts.tooLong}</Alert> : null}
      <TextField label={texts.link} readOnly value={url + query} onFocus={(event) => event.target.select()} />
      <CopyButton text={url + query} texts={texts} />
    </Stack>
  )
}

/** What cannot stand would not be taken from the link either. */
const fitting = (fields: FormField[], values: ReadonlyMap<string, AnswerValue>): ReadonlyMap<string, AnswerValue> =>
  new Map([...values].filter(([id, value]) => fields.some((field) => field.id === id && !problemOf(field, value))))

const problemOf = (field: FormField, value: AnswerValue | undefined): string | undefined =>
  isEmptyAnswer(value) ? undefined : typedProblem(field, value)

interface AnswerProps {
  field: FormField
  language: string
  value: AnswerValue | undefined
  onChange: (value: AnswerValue) => void
}

function Answer({ field, language, value, onChange }: AnswerProps) {
  const id = useId()
  const problem = problemOf(field, value)
  return (
    <div className={fieldClass('root')} role="group" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id} lang={language} className={fieldClass('label')}>
        {field.label}
      </label>
      <div lang={language}>
        <FieldControl
          field={{ ...field, required: false }}
          id={id}
          labelledBy={`${id}-label`}
          describedBy={problem === undefined ? undefined : `${id}-error`}
          invalid={problem !== undefined}
          value={value}
          onChange={onChange}
        />
      </div>
      {problem === undefined ? null : <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  )
}
