import { exactly } from '../exact-label.ts'
import { traitsOf } from '../../../field-types.ts'
import { yearsFrom } from './ages.ts'
import { type DegreeInference, degreeIn } from './degrees.ts'
import { type FactInference, factIn } from './facts.ts'
import { orInferred } from './inferred.ts'
import type { Layer } from '../normalise.ts'
import { type OrderInference, atEnd } from './ordered.ts'

/** What a language tells of options that follow from what was said. */
export interface ChoiceInference {
  order: OrderInference
  facts: FactInference
  degrees: DegreeInference['degrees']
  lives: Parameters<typeof yearsFrom>[0]
  /** So many years, as they are said. */
  years: (count: number) => string
}

/** Proposes an option by its order, by a fact, as a matter of degree, or by the range in which an age or a time lies. */
export const orInferredChoice =
  ({ order, facts, degrees, lives, years }: ChoiceInference): Layer =>
  (read) =>
    orInferred((field, heard, circumstances) => {
      const isChoice = traitsOf(field.type).value === 'one-option' && exactly(field.options ?? [], heard) === undefined
      if (!isChoice) return undefined
      const count = yearsFrom(lives)(field, heard, circumstances)
      if (count !== undefined) return read(field, years(count), circumstances)?.value
      const found = read(field, heard, circumstances)
      if (found?.isSure) return undefined
      const told = atEnd(field, heard, order) ?? factIn(field, heard, facts)
      return told ?? (found ? undefined : degreeIn(field, heard, { ...facts, degrees }))
    })(read)
