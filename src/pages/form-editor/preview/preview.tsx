import { memo } from 'react'
import type { FormField } from '../../../../contract/types.gen.ts'
import { fieldsOf, languageOf, metadataOf, type Structured } from '../../../../rules/fields.ts'
import { fieldsForOwner } from '../../../../rules/logic/texts.ts'
import { FieldControl } from '../../../fields/field-control.tsx'
import { hintsOf } from '../../../fields/hints.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Asterisk, fieldClass } from '../../../ui/inputs/field.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { builderClass } from '../classes.ts'
import { editorTexts as texts } from '../texts.ts'

const nothing = () => undefined

interface PreviewFieldProps {
  field: FormField
  language: string
}

const PreviewField = memo(function PreviewField({ field, language }: PreviewFieldProps) {
  const id = `preview-${field.id}`
  return (
    <div className={fieldClass('root')}>
      <label id={`${id}-label`} htmlFor={id} lang={language} className={fieldClass('label')}>
        {field.label || texts.unlabelled}
        {field.required ? <Asterisk /> : null}
      </label>
      {field.description ? (
        <span lang={language} className={fieldClass('help')}>
          {field.description}
        </span>
      ) : null}
      <div lang={language}>
        <FieldControl field={field} id={id} labelledBy={`${id}-label`} value={undefined} disabled onChange={nothing} />
      </div>
      {hintsOf(field).map((hint) => (
        <span key={hint} className={fieldClass('hint')}>
          {hint}
        </span>
      ))}
    </div>
  )
})

interface PreviewProps {
  form: Structured & { title: string; description?: string | null }
}

/** The form as a visitor will see it, with real controls that cannot be used. */
export function Preview({ form }: PreviewProps) {
  const language = languageOf(form)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and holds nothing that takes the focus
    <section className={builderClass('preview')} aria-label={texts.preview} tabIndex={0}>
      <Heading as="h2" size="lg" lang={language}>
        {form.title || texts.untitled}
      </Heading>
      {form.description ? (
        <Text tone="muted" lang={language}>
          {form.description}
        </Text>
      ) : null}
      {fieldsForOwner(fieldsOf(form)).map((field) => (
        <PreviewField key={field.id} field={field} language={language} />
      ))}
      <Button disabled>{metadataOf(form).submitButtonText}</Button>
    </section>
  )
}
