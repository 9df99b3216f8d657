import { type ComponentProps, useId } from 'react'
import { FieldError, fieldClass } from '../../../../ui/inputs/field.tsx'
import { Input } from '../../../../ui/inputs/input.tsx'

interface LineProps extends Omit<ComponentProps<'input'>, 'size'> {
  label: string
  help?: string | undefined
  error?: string | undefined
}

/** A labelled line of text. The general one would come into the part that the first field waits for. */
export function Line({ label, help, error, ...rest }: LineProps) {
  const id = useId()
  const said = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={fieldClass('root')}>
      <label htmlFor={id} className={fieldClass('label')}>
        {label}
      </label>
      <Input id={id} aria-invalid={error !== undefined} aria-describedby={said} {...rest} />
      {help ? (
        <p id={`${id}-help`} className={fieldClass('help')}>
          {help}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
