import { type ComponentProps, useId } from 'react'
import { Field } from './field.tsx'
import { Input, Textarea } from './input.tsx'

interface Labelled {
  label: string
  help?: string | undefined
  error?: string | undefined
  /** Shows the asterisk; where every field is required none is marked. */
  marked?: boolean
}

const describedBy = (id: string, help?: string, error?: string) =>
  [help === undefined ? '' : `${id}-help`, error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ') ||
  undefined

type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & Labelled

/** A labelled line of text with its message. Its properties are those that react-hook-form's `register` gives. */
export function TextField({ id: given, label, help, error, marked, ...rest }: TextFieldProps) {
  const made = useId()
  const id = given ?? made
  return (
    <Field id={id} label={label} required={marked} help={help} error={error}>
      <Input id={id} aria-invalid={error !== undefined} aria-describedby={describedBy(id, help, error)} {...rest} />
    </Field>
  )
}

export function TextareaField({ label, help, error, marked, ...rest }: ComponentProps<'textarea'> & Labelled) {
  const id = useId()
  return (
    <Field id={id} label={label} required={marked} help={help} error={error}>
      <Textarea id={id} aria-invalid={error !== undefined} aria-describedby={describedBy(id, help, error)} {...rest} />
    </Field>
  )
}
