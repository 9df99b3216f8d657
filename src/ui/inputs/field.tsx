import type { ReactNode } from 'react'
import { Outline } from '../icons/outline.tsx'
import { warning } from '../icons/icon-paths.ts'
import { slotRecipe, type VariantsOf } from '../recipe.ts'
import type { field } from '../recipes/inputs/field.ts'

export const fieldClass = slotRecipe<typeof field>('field')

/** A red asterisk: the word "required" is said by the control itself. */
export function Asterisk() {
  return (
    <span className={fieldClass('asterisk')} aria-hidden="true">
      *
    </span>
  )
}

interface FieldErrorProps {
  id?: string
  /** It was there before its control took the focus, which reads it: not to be said twice. */
  isKnown?: boolean
  children: ReactNode
}

export function FieldError({ id, isKnown = false, children }: FieldErrorProps) {
  return (
    <p id={id} className={fieldClass('error')} role={isKnown ? undefined : 'alert'}>
      <Outline of={warning} size={18} className={fieldClass('mark')} />
      <span>{children}</span>
    </p>
  )
}

interface FieldProps extends VariantsOf<typeof field> {
  /** The id of the control; its error is `{id}-error` and its help `{id}-help`, for `aria-describedby`. */
  id: string
  label: string
  required?: boolean | undefined
  help?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** A label above one control, its help and its error below. */
export function Field({ id, label, required, help, error, size, children }: FieldProps) {
  return (
    <div className={fieldClass('root', { size })}>
      <label htmlFor={id} className={fieldClass('label', { size })}>
        {label}
        {required ? <Asterisk /> : null}
      </label>
      {children}
      {help === undefined ? null : (
        <p id={`${id}-help`} className={fieldClass('help', { size })}>
          {help}
        </p>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
