import type { AnswerValue, FormField, StoredValue } from '../../contract/types.gen.ts'
import { inKilobytes } from '../../rules/numbers.ts'
import { answerInWords } from '../../rules/answers/in-words.ts'

/**
 * An answer as a person reads it: the labels of options, the name and size of a file, the day in words.
 * @param language of those words, as BCP 47; without it the browser's own
 */
export const answerText = (field: FormField, value: AnswerValue | StoredValue | undefined, language?: string): string =>
  answerInWords(field, value, language, {
    none: 'None',
    yes: 'Yes',
    file: ({ name, size }) => `${name} (${inKilobytes(size)})`,
  })
