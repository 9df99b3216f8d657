import type { ElementType } from 'react'
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

/** None for a short one. */
export const labelSize = ({ label }: FormField) => SIZES.find(([from]) => label.length > from)?.[1]

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
  const Name: ElementType = isGroup ? 'span' : 'label'
  return (
    <h2
      ref={heading}
      className={questionClass('label', { size: labelSize(field) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={isOverflowing ? 0 : undefined}
    >
      <Name id={`label-${index}`} htmlFor={isGroup ? undefined : controlId(index)} lang={language}>
        {field.label}
      </Name>
      {field.required ? <Asterisk /> : null}
    </h2>
  )
}
