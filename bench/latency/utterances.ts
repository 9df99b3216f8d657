import type { FormField } from '../../contract/types.gen.ts'

/** What is said to one field: words, and between them pauses in seconds. */
export interface Utterance {
  kind: string
  field: Partial<FormField>
  parts: readonly (string | number)[]
  /** As the control has it, several values with commas between them. */
  value: string
}

const optionsOf = (...labels: string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }))
const yesNo = { type: 'radio', options: optionsOf('Yes', 'No') } as const
const agreement = { type: 'radio', options: optionsOf('Strongly agree', 'Agree', 'Disagree') } as const
const colour = { type: 'select', options: optionsOf('Red', 'Green', 'Light blue') } as const
const colours = { ...colour, type: 'checkbox' } as const
const number = { type: 'number' } as const
const date = { type: 'date' } as const
const tel = { type: 'tel' } as const
const email = { type: 'email' } as const
const text = { type: 'text' } as const
const long = { type: 'textarea' } as const
const name = { type: 'text', label: 'Full name' } as const

const PHONE = '(555) 123-4567'
const DAY = '2026-03-03'
const MAIL = 'john.smith@example.com'
const REASON = 'I would like to come earlier because my train leaves at noon'

/** Said at once: their time counts. */
const fluent: Utterance[] = [
  { kind: 'choice', field: yesNo, parts: ['yes'], value: 'yes' },
  { kind: 'choice', field: agreement, parts: ['strongly agree'], value: 'strongly agree' },
  { kind: 'choice', field: colour, parts: ['light blue'], value: 'light blue' },
  { kind: 'number', field: number, parts: ['forty two'], value: '42' },
  { kind: 'number', field: number, parts: ['one hundred and twelve'], value: '112' },
  { kind: 'number', field: { ...number, validation: { min: 0, max: 10 } }, parts: ['seven'], value: '7' },
  { kind: 'date', field: date, parts: ['the third of march twenty twenty six'], value: DAY },
  { kind: 'date', field: date, parts: ['march third twenty twenty six'], value: DAY },
  { kind: 'phone', field: tel, parts: ['five five five one two three four five six seven'], value: PHONE },
  { kind: 'address', field: email, parts: ['john dot smith at example dot com'], value: MAIL },
  { kind: 'address', field: { type: 'url' }, parts: ['example dot com'], value: 'https://example.com' },
  { kind: 'text', field: text, parts: ['I would like to come earlier'], value: 'I would like to come earlier' },
  { kind: 'long text', field: long, parts: [REASON], value: REASON },
  { kind: 'name', field: name, parts: ['John Smith'], value: 'John Smith' },
  { kind: 'name', field: name, parts: ['my name is Mary Brown'], value: 'Mary Brown' },
]

/** Said with a pause to think: they count as cut when listening ends in one. */
const hesitant: Utterance[] = [
  { kind: 'choice', field: agreement, parts: ['strongly', 0.6, 'agree'], value: 'strongly agree' },
  { kind: 'choice', field: colour, parts: ['light', 0.6, 'blue'], value: 'light blue' },
  { kind: 'choice', field: colours, parts: ['red', 0.9, 'and green'], value: 'red,green' },
  { kind: 'number', field: number, parts: ['one hundred', 0.5, 'and twelve'], value: '112' },
  { kind: 'number', field: number, parts: ['one hundred', 1, 'and twelve'], value: '112' },
  { kind: 'number', field: number, parts: ['one hundred and', 1.4, 'twelve'], value: '112' },
  { kind: 'number', field: number, parts: ['forty', 0.8, 'two'], value: '42' },
  { kind: 'date', field: date, parts: ['the third of march', 0.9, 'twenty twenty six'], value: DAY },
  { kind: 'date', field: date, parts: ['the third of', 1.4, 'march twenty twenty six'], value: DAY },
  {
    kind: 'phone',
    field: tel,
    parts: ['five five five', 0.8, 'one two three', 0.8, 'four five six seven'],
    value: PHONE,
  },
  {
    kind: 'phone',
    field: tel,
    parts: ['five five five', 1.5, 'one two three', 1.5, 'four five six seven'],
    value: PHONE,
  },
  { kind: 'phone', field: tel, parts: ['five five five', 2.1, 'one two three four five six seven'], value: PHONE },
  { kind: 'address', field: email, parts: ['john dot smith', 0.9, 'at example dot com'], value: MAIL },
  { kind: 'address', field: email, parts: ['john dot smith at', 2.2, 'example dot com'], value: MAIL },
  { kind: 'text', field: text, parts: ['I would like to come', 0.9, 'earlier'], value: 'I would like to come earlier' },
  {
    kind: 'long text',
    field: long,
    parts: ['I would like to come earlier', 1.2, 'because my train leaves at noon'],
    value: REASON,
  },
  { kind: 'name', field: name, parts: ['John', 0.8, 'Smith'], value: 'John Smith' },
  { kind: 'name', field: name, parts: ['my name is', 0.9, 'Mary Brown'], value: 'Mary Brown' },
  { kind: 'text', field: text, parts: ['I would like to', 1.4, 'come earlier'], value: 'I would like to come earlier' },
]

export const utterances = { fluent, hesitant }
