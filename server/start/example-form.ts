import type { FormCreate } from '../../contract/types.gen.ts'

const optionsOf = (...labels: string[]) =>
  labels.map((label) => ({ label, value: label.toLowerCase().replaceAll(' ', '_') }))

/** The first start creates it, so that there is a form to try at once. */
export const exampleForm: FormCreate = {
  title: 'Visitor feedback',
  description: 'Tell us about your visit. You can speak or type each answer.',
  is_active: true,
  structure: {
    fields: [
      {
        id: 'name',
        name: 'name',
        label: 'Your name',
        type: 'text',
        required: true,
        placeholder: 'First and last name',
        validation: { minLength: 2, maxLength: 80 },
      },
      {
        id: 'visit-date',
        name: 'visit_date',
        label: 'Date of your visit',
        type: 'date',
        required: true,
        description: 'You can also say "yesterday" or "last Friday"',
      },
      {
        id: 'rating',
        name: 'rating',
        label: 'How would you rate your visit from 1 to 10?',
        type: 'number',
        required: true,
        validation: { min: 1, max: 10 },
      },
      {
        id: 'come-again',
        name: 'come_again',
        label: 'Would you come again?',
        type: 'radio',
        required: true,
        options: optionsOf('Yes', 'No', 'Maybe'),
      },
      {
        id: 'email',
        name: 'email',
        label: 'Your email address',
        type: 'email',
        placeholder: 'name@example.com',
        description: 'Only if you would like an answer',
      },
      {
        id: 'remarks',
        name: 'remarks',
        label: 'Anything else you would like to tell us?',
        type: 'textarea',
        validation: { maxLength: 2000 },
      },
    ],
    metadata: {
      submitButtonText: 'Submit',
      completionMessage: 'Thank you for your feedback!',
      allowAnonymous: true,
    },
  },
}
