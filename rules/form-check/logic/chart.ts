import type { FormField } from '../../../contract/types.gen.ts'
import { conditionInWords } from '../../logic/in-words.ts'
import { fieldsForOwner } from '../../logic/texts.ts'
import { END } from '../../logic/fields-asked.ts'

/** One field of the form's own statechart. */
export interface ChartState {
  index: number
  fieldId: string
  label: string
  /** When it is asked, in words; absent: whenever the way comes by. */
  askedWhen?: string
  /** Where the way leads from it; the first whose condition holds. */
  arrows: ChartArrow[]
}

export interface ChartArrow {
  /** The place of a field; undefined for the end of the form. */
  to: number | undefined
  /** When it is taken, in words; absent: always, or where none before it is. */
  when?: string
  isJump: boolean
}

/** The statechart of a form: a state for each field, and an arrow for each way on. */
export function chartOfForm(given: FormField[]): ChartState[] {
  const fields = fieldsForOwner(given)
  const places = new Map(fields.map(({ id }, index) => [id, index]))
  const words = (condition: NonNullable<FormField['visibleWhen']>) =>
    conditionInWords(condition, (id) => fields[places.get(id) ?? -1])
  return fields.map(({ id, label, visibleWhen, goTo = [] }, index) => {
    const jumps = goTo.map(({ when, to }): ChartArrow => ({
      to: to === END ? undefined : places.get(to),
      ...(when && { when: words(when) }),
      isJump: true,
    }))
    const on: ChartArrow = { to: index + 1 < fields.length ? index + 1 : undefined, isJump: false }
    const always = goTo.findIndex(({ when }) => !when)
    return {
      index,
      fieldId: id,
      label,
      ...(visibleWhen && { askedWhen: words(visibleWhen) }),
      arrows: always < 0 ? [...jumps, on] : jumps.slice(0, always + 1),
    }
  })
}
