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

const named = (name: string, field: Partial<FormField>): FormField =>
  ({ id: name, name, type: 'text', ...field }) as FormField

/** Every type of field, in the order of the questions. */
export const EVERY_TYPE: FormField[] = [
  named('full_name', { label: 'Your name', required: true, description: 'As it stands on your ticket.' }),
  named('email', { label: 'Your email', type: 'email', required: true }),
  named('people', { label: 'How many people came', type: 'number', validation: { min: 1, max: 100 } }),
  named('phone', { label: 'Your telephone number', type: 'tel' }),
  named('site', { label: 'Your web site', type: 'url' }),
  named('day', { label: 'Day of the visit', type: 'date' }),
  named('comments', { label: 'What would you tell the curator', type: 'textarea' }),
  named('again', {
    label: 'Would you come again',
    type: 'radio',
    required: true,
    options: ['Yes', 'No', 'Perhaps'].map((label) => ({ label, value: label.toLowerCase() })),
  }),
  named('best', { label: 'Favourite room', type: 'radio', options: someOptions(MANY) }),
  named('seen', { label: 'Which rooms have you seen', type: 'checkbox', options: someOptions(MANY) }),
  named('list', { label: 'Where should we send you next time', type: 'select', options: someOptions(MANY) }),
  named('photo', { label: 'A photograph of your visit', type: 'file' }),
  named('long', { label: LONG_LABEL, required: true, description: 'Name as many as you like, in any order.' }),
  named('long_list', { label: LONG_LABEL, type: 'checkbox', options: someOptions(MANY) }),
]

export const aForm = (fields: FormField[] = EVERY_TYPE): FormCreate => ({
  title: 'A day at the museum of applied arts',
  description:
    'Tell us how your visit was. It takes two minutes, spoken or typed, and whatever you say helps us to decide which rooms stay open in winter.',
  structure: { fields },
})
