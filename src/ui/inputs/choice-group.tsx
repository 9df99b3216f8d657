import type { ComponentProps, ReactNode } from 'react'
import { slotRecipe } from '../recipe.ts'
import type { choice } from '../recipes/inputs/choice.ts'

const choiceClass = slotRecipe<typeof choice>('choice')

/** Radios or checkboxes that answer one question. Name it with `aria-labelledby` or `aria-label`. */
export function ChoiceGroup({
  kind,
  scale,
  ...rest
}: ComponentProps<'div'> & { kind: 'radio' | 'checkbox'; scale?: boolean }) {
  return <div role={kind === 'radio' ? 'radiogroup' : 'group'} className={choiceClass('group', { scale })} {...rest} />
}

type OptionProps = Omit<ComponentProps<'input'>, 'type'> & {
  kind: 'radio' | 'checkbox'
  plain?: boolean
  /** A point of a scale: its number alone, beside the others. */
  scale?: boolean
  /** The key that chooses it, where its place does not. */
  'data-key'?: string
  /** The key that chooses it, shown where there is a keyboard. */
  shortcut?: string | undefined
  children: ReactNode
}

/** One option: the whole row is its label, so that a thumb hits it. `plain` leaves the frame out. */
export function Option({ kind, plain, scale, shortcut, children, ...rest }: OptionProps) {
  return (
    <label className={choiceClass('option', { plain, scale })}>
      <input type={kind} className={choiceClass('mark', { plain, scale })} {...rest} />
      <span>{children}</span>
      {shortcut && !plain ? (
        <kbd className={choiceClass('shortcut')} aria-hidden="true">
          {shortcut.toUpperCase()}
        </kbd>
      ) : null}
    </label>
  )
}
