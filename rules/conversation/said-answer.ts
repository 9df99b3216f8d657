import type { AnswerValue, FieldType, FormField } from '../../contract/types.gen.ts'
import { answerInWords } from '../answers/in-words.ts'
import type { ConversationWords } from '../languages/shared/conversation.ts'

/** An answer as it is said aloud; empty where there is none. */
export const saidAnswer = (
  field: FormField,
  value: AnswerValue | undefined,
  locale: string,
  { none, panel }: Pick<ConversationWords, 'none' | 'panel'>,
): string => answerInWords(field, value, locale, { none, yes: panel.yes, file: ({ name }) => name })

const whole = (value: string): string => value

/** What of a value is spelled: of a telephone number what is dialled, of an address no scheme. */
const SPELLED: Readonly<Record<FieldType, (value: string) => string>> = {
  text: whole,
  textarea: whole,
  number: whole,
  email: whole,
  url: (address) => address.replace(/^https?:\/\//, ''),
  tel: (number) => number.replaceAll(/[^\d+]/g, ''),
  date: whole,
  select: whole,
  radio: whole,
  checkbox: whole,
  rating: whole,
  consent: whole,
  file: whole,
}

/** A value letter by letter, with short pauses: every letter of it counts. */
export function spelledAnswer(
  field: Pick<FormField, 'type'>,
  value: string,
  { signs, capital }: Pick<ConversationWords, 'signs' | 'capital'>,
): string {
  const said = (letter: string) => signs[letter] ?? (letter === letter.toLowerCase() ? letter : capital(letter))
  return [...SPELLED[field.type](value)].map(said).join(', ')
}
