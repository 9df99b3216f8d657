import type { FormField } from '../../../../../contract/types.gen.ts'
import { traitsOf } from '../../../../../rules/field-types.ts'
import { Asterisk } from '../../../../ui/inputs/field.tsx'
import { questionClass } from '../../classes.ts'
import { controlId } from '../../focus.ts'
import { useOverflow } from '../text/overflow.ts'

/** From so many characters on the letters are smaller, so that the whole of a question is in view beside its answer. */
const SIZES = [
  [160, 'longer'],
  [80, 'long'],
  [40, 'mid'],
] as const

const sizeOf = ({ length }: string) => SIZES.find(([from]) => length > from)?.[1]

interface QuestionLabelProps {
  field: FormField
  index: number
  /** Of the owner's words, as BCP 47. */
  language: string
}

/** Groups are named by `aria-labelledby`, which takes any element; other controls by a real label. */
export function QuestionLabel({ field, index, language }: QuestionLabelProps) {
  const [heading, isOverflowing] = useOverflow<HTMLHeadingElement>()
  const isGroup = traitsOf(field.type).control === 'group'
  return (
    <h2
      ref={heading}
      className={questionClass('label', { size: sizeOf(field.label) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={isOverflowing ? 0 : undefined}
    >
      {isGroup ? (
        <span id={`label-${index}`} lang={language}>
          {field.label}
        </span>
      ) : (
        <label id={`label-${index}`} htmlFor={controlId(index)} lang={language}>
          {field.label}
        </label>
      )}
      {field.required ? <Asterisk /> : null}
    </h2>
  )
}
