import type { Form, FormField, ResponseDetail, StoredValue } from '../../../contract/types.gen.ts'
import { isPicture } from '../../../rules/answers/files.ts'
import { fieldsForOwner } from '../../../rules/logic/texts.ts'
import { Picture } from '../responses/detail/file-answer.tsx'
import { isFile, storedText, timeText } from '../responses/values.ts'
import { printClass } from './classes.ts'
import { printTexts as texts } from './texts.ts'

/** Every question as it was asked then, and what was answered. Notes and tags are the owner's own, so they stay away. */
export function PrintedResponse({ form, response }: { form: Form; response: ResponseDetail }) {
  const { id, created_at, version, fields, responses, not_asked } = response
  const time = timeText(created_at)
  return (
    <main className={printClass('paper')}>
      <title>{texts.documentTitle(form.title, time)}</title>
      <header className={printClass('header')}>
        <h1 className={printClass('title')} dir="auto">
          {form.title}
        </h1>
        <p>
          {texts.received} <time dateTime={created_at}>{time}</time>
        </p>
      </header>
      <dl className={printClass('answers')}>
        {fieldsForOwner(fields).map((field) => (
          <div key={field.id} className={printClass('answer')}>
            <dt className={printClass('label')} dir="auto">
              {field.label}
            </dt>
            <dd className={printClass('value')} dir="auto">
              <Answer
                formId={form.id}
                responseId={id}
                field={field}
                value={responses[field.id]?.value}
                wasAsked={!not_asked.includes(field.id)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <footer className={printClass('footer')}>{texts.reference(id, version)}</footer>
    </main>
  )
}

interface AnswerProps {
  formId: string
  responseId: string
  field: FormField
  value: StoredValue | undefined
  wasAsked: boolean
}

function Answer({ formId, responseId, field, value, wasAsked }: AnswerProps) {
  const place = { formId, responseId, fieldId: field.id }
  const text = storedText(field, value)
  const withoutAnswer = wasAsked ? texts.noAnswer : texts.notAsked
  return (
    <>
      {text.trim() === '' ? withoutAnswer : text}
      {isFile(value) && isPicture(value) ? <Picture place={place} name={value.name} /> : null}
    </>
  )
}
