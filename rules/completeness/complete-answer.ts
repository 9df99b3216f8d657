import type { AnswerValue, FormField } from '../../contract/types.gen.ts'
import { isPage } from '../field-types.ts'
import { validateAnswer } from '../answers.ts'

/** A host with a dot in it, as people write the address of a page; `hello` and `mailto:ada@example.com` are none. */
const BARE_ADDRESS = /^[^\s/\\:?#@]+\.[^\s/\\:?#@.]{2,}(?=$|[/:?#])/

/** What a person means who has typed an answer and goes on: most leave out the `https://` of an address. */
export function completeAnswer(field: FormField, value: AnswerValue | undefined): AnswerValue | undefined {
  if (!isPage(field.type) || typeof value !== 'string' || !BARE_ADDRESS.test(value.trim())) return value
  const whole = `https://${value.trim()}`
  return validateAnswer(field, value) !== undefined && validateAnswer(field, whole) === undefined ? whole : value
}

/** As `validateAnswer`, of what a person has typed so far and would go on with. */
export const typedProblem = (field: FormField, value: AnswerValue | undefined): string | undefined =>
  validateAnswer(field, completeAnswer(field, value))
