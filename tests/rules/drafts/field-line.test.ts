import { describe, expect, it } from 'vitest'
import { readFieldLine } from '../../../rules/drafts/field-line.ts'

const options = (...labels: string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }))

describe('a field that is written as one line', () => {
  it.each([
    [
      'How old are you? number 0-120 *',
      { label: 'How old are you?', type: 'number', required: true, validation: { min: 0, max: 120 } },
    ],
    ['How old are you? 0 to 120', { label: 'How old are you?', type: 'number', validation: { min: 0, max: 120 } }],
    ['Temperature: number -20..45.5', { label: 'Temperature', type: 'number', validation: { min: -20, max: 45.5 } }],
    ['Age number 0-120', { label: 'Age', type: 'number', validation: { min: 0, max: 120 } }],
    ['Your name *', { label: 'Your name', type: 'text', required: true }],
    ['Your e-mail: email*', { label: 'Your e-mail', type: 'email', required: true }],
    ['What else? long text', { label: 'What else?', type: 'textarea' }],
    ['Your code? text 4-8', { label: 'Your code?', type: 'text', validation: { minLength: 4, maxLength: 8 } }],
    ['When? Date', { label: 'When?', type: 'date' }],
    ['Where can we call you? phone', { label: 'Where can we call you?', type: 'tel' }],
    ['Colour? red, green, blue', { label: 'Colour?', type: 'radio', options: options('red', 'green', 'blue') }],
    ['Colour? select Red; Green', { label: 'Colour?', type: 'select', options: options('Red', 'Green') }],
    [
      'Toppings: checkbox: Ham, Olives *',
      { label: 'Toppings', type: 'checkbox', required: true, options: options('Ham', 'Olives') },
    ],
  ])('%s', (line, field) => expect(readFieldLine(line)).toEqual({ required: false, ...field }))
})

describe('words of a question are no settings', () => {
  it.each([
    'Your phone number',
    'Which date',
    'Note: we need a number that you remember',
    'Number',
    'Who? me and you',
    'Flat number 12',
    'Birthday? date 1-2',
    '',
  ])('%s', (line) => expect(readFieldLine(line)).toEqual({ label: line, type: 'text', required: false }))
})
