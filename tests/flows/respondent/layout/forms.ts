import type { FieldOption, FormCreate, FormField } from '../../../../contract/types.gen.ts'

const MANY = 30

const someOptions = (count: number): FieldOption[] =>
  Array.from({ length: count }, (_, index) => ({
    label: `Room ${index + 1} of the museum`,
    value: `room_${index + 1}`,
  }))

/** 300 characters, as an owner writes who explains everything in the question. */
export const LONG_LABEL =
  'Thinking back to the whole of your visit, from the moment you came in through the main entrance on the square until you left through the garden, which of the rooms, halls and outdoor exhibitions did you like so well that you would tell a friend about them, and would you come back to see them again'

const field = (name: string, rest: Partial<FormField>): FormField =>
  ({ id: name, name, type: 'text', ...rest }) as FormField

/** Every type of field, in the order of the questions. */
export const EVERY_TYPE: FormField[] = [
  field('full_name', { label: 'Your name', required: true, description: 'As it stands on your ticket.' }),
  field('email', { label: 'Your email', type: 'email', required: true }),
  field('people', { label: 'How many people came', type: 'number', validation: { min: 1, max: 100 } }),
  field('phone', { label: 'Your telephone number', type: 'tel' }),
  field('site', { label: 'Your web site', type: 'url' }),
  field('day', { label: 'Day of the visit', type: 'date' }),
  field('comments', { label: 'What would you tell the curator', type: 'textarea' }),
  field('again', {
    label: 'Would you come again',
    type: 'radio',
    required: true,
    options: ['Yes', 'No', 'Perhaps'].map((label) => ({ label, value: label.toLowerCase() })),
  }),
  field('best', { label: 'Favourite room', type: 'radio', options: someOptions(MANY) }),
  field('seen', { label: 'Which rooms have you seen', type: 'checkbox', options: someOptions(MANY) }),
  field('list', { label: 'Where should we send you next time', type: 'select', options: someOptions(MANY) }),
  field('photo', { label: 'A photograph of your visit', type: 'file' }),
  field('long', { label: LONG_LABEL, required: true, description: 'Name as many as you like, in any order.' }),
  field('long_list', { label: LONG_LABEL, type: 'checkbox', options: someOptions(MANY) }),
]

export const aForm = (fields: FormField[] = EVERY_TYPE): FormCreate => ({
  title: 'A day at the museum of applied arts',
  description:
    'Tell us how your visit was. It takes two minutes, spoken or typed, and whatever you say helps us to decide which rooms stay open in winter.',
  structure: { fields },
})

/** One of them, by its name. */
export function named(name: string): FormField {
  const found = EVERY_TYPE.find((each) => each.name === name)
  if (!found) throw new Error(`No field is called ${name}`)
  return found
}
