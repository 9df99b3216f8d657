import { describe, expect, it } from 'vitest'
import type { FieldType, FormField } from '../../../contract/types.gen.ts'
import { findOptionsHeardWrong } from '../../../rules/form-check/options.ts'
import { aField } from '../../support/builders.ts'
import { circumstances, findingsOf, messagesOf, optionsOf } from './support.ts'

const choiceFindings = (...labels: string[]) => findingsOf({ type: 'radio', options: optionsOf(...labels) })

describe('options that are heard wrong', () => {
  it.each([
    ['Four', 'For'],
    ['There', 'Their'],
    ['Café', 'Cafe'],
    ['1', 'One'],
    ['To', 'Two'],
    ['Road', 'Rode'],
    ['E-mail', 'Email'],
    ['Every day', 'Daily'],
    ['Yes!', 'Yes'],
    ['Alan', 'Allan'],
    ['Sara', 'Sarah'],
    ['Philip', 'Filip'],
    ['Catherine', 'Katherine'],
  ])('%s and %s sound alike', (one, other) => {
    expect(choiceFindings('Something else', one, other)).toEqual([
      `voice: “${one}” and “${other}” sound alike or mean the same when spoken, so one may be taken for another. Reword one of them.`,
    ])
  })

  it.each([
    ['C++', 'C', 'C#', 'JavaScript', 'Java'],
    ['18-24', '25-34', '35-44', '65+'],
    ['A+', 'A-', 'O+', 'O-'],
    ['Under $25', '$25-$50', 'Over $50'],
    ['Very satisfied', 'Satisfied', 'Neutral', 'Dissatisfied', 'Very dissatisfied'],
    ['Yes', 'No', 'Not sure'],
    ['Tea & cake', 'Tea'],
    ['Blue (light)', 'Blue (dark)'],
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    ['Small', 'Medium', 'Large', 'XL'],
    ['1-2 hours', '2-3 hours', '3+ hours'],
    ['N/A', 'A', 'B'],
    ['Car', 'Care', 'Plan', 'Plane'],
  ])('%s, %s and so on are told apart', (...labels) => {
    expect(choiceFindings(...labels)).toEqual([])
  })

  it('are found by the real rules of speech', () => {
    const options = [...optionsOf('Tea'), { label: 'Tea', value: 'other' }]
    expect(findingsOf({ type: 'radio', options })).toHaveLength(1)
  })

  it.each([['😀'], ['***'], ['https://example.com/terms'], ['word '.repeat(30)]])('%s can hardly be said', (label) => {
    const [message, ...more] = choiceFindings('Tea', label)
    expect(message).toMatch(/^voice: The option .* is hard to say\. Give it a short name\.$/)
    expect(more).toEqual([])
  })

  it('say more when none of them can be said', () => {
    const field: Partial<FormField> = { type: 'radio', options: optionsOf('😀', '😢') }
    expect(findingsOf(field)).toEqual([expect.stringContaining('None of the options can be said.')])
    expect(findingsOf({ ...field, required: true })).toEqual([
      expect.stringContaining('cannot be finished by voice alone'),
    ])
  })
})

const messages = (labels: string[], field: Partial<FormField> = {}) =>
  findOptionsHeardWrong(aField({ type: 'radio', ...field, options: optionsOf(...labels) }), circumstances).map(
    ({ message }) => message,
  )

describe('Options aloud', () => {
  it('are no matter of a field without them, and empty labels are found elsewhere', () => {
    expect(messages(['Four', 'For'], { type: 'text' })).toEqual([])
    expect(messages(['', ' '])).toEqual([])
  })

  it('are named together when three sound alike', () => {
    expect(messages(['Four', 'For', 'Fore'])).toEqual([
      '“Four”, “For” and “Fore” sound alike or mean the same when spoken, so one may be taken for another. Reword one of them.',
    ])
  })

  it('have at most five findings of a kind', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
    expect(messages(words.flatMap((word) => [`${word} tea`, `${word} tee`]))).toHaveLength(5)
    expect(messages(['Tea', ...words.map(() => '***')])).toHaveLength(5)
  })

  it('of which none can be said are one finding, with what it means for the form', () => {
    expect(messages(['???'])).toEqual([
      'None of the options can be said. Give them names, or visitors who speak must choose by hand.',
    ])
    expect(messages(['???'], { required: true })).toEqual([
      'None of the options can be said. The field is required, so the form cannot be finished by voice alone: give the options names.',
    ])
  })
})

const heard = (type: FieldType, ...labels: string[]) => messagesOf({ type, options: optionsOf(...labels) })

describe('An option that the rules of speech take for another', () => {
  it.each<[FieldType, string[], string]>([
    ['radio', ['Tea – sorry, cake', 'Cake'], 'Saying “Tea – sorry, cake” chooses “Cake” instead. Reword one of them.'],
    ['select', ['Sorry, cake', 'Cake'], 'Saying “Sorry, cake” chooses “Cake” instead. Reword one of them.'],
    ['checkbox', ['Tea, no cake', 'Tea', 'Cake'], 'Saying “Tea, no cake” chooses “Cake” instead. Reword one of them.'],
    [
      'radio',
      ['Tea, scratch that', 'Cake'],
      'Saying “Tea, scratch that” chooses nothing, since it is not clear what is meant. Reword one of them.',
    ],
    [
      'checkbox',
      ['Tea, wait, also cake', 'Tea', 'Cake'],
      'Saying “Tea, wait, also cake” chooses more than that option. Reword one of them.',
    ],
  ])('of a %s with %j is found', (type, labels, message) => expect(heard(type, ...labels)).toEqual([message]))

  it('is none that is heard as it is written, whatever signs are in it', () => {
    expect(heard('radio', 'Tea', 'No tea.', 'Red & blue')).toEqual([])
    expect(heard('checkbox', 'Tea & cake', 'Tea', 'Cake')).toEqual([])
  })
})
