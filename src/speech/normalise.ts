import type { FormField } from '../../contract/types.gen.ts'
import type { AnswerValue } from '../../rules/answers.ts'
import { loadNormaliser } from '../../rules/transcript/by-type.ts'
import type { Heard } from './transcriber.ts'

/**
 * From what was heard to the value of the field, or undefined when no reading of it gives one. The best reading that does
 * counts; only the rules of this field's type are loaded.
 */
export async function normalise(
  field: FormField,
  { alternatives = [], text }: Pick<Heard, 'text' | 'alternatives'>,
  locale: string,
): Promise<AnswerValue | undefined> {
  const normaliser = await loadNormaliser(field.type)
  for (const reading of [text, ...alternatives]) {
    const value = normaliser(field, reading, { today: new Date(), locale })
    if (value !== undefined) return value
  }
  return undefined
}
