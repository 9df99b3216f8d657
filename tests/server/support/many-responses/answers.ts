import type { FieldOption, FieldResponse, FormField } from '../../../../contract/types.gen.ts'

/** So many different submissions are made; the others are copies of them with ids and times of their own. */
export const KINDS = 20_000

const optionsOf = (...labels: string[]): FieldOption[] =>
  labels.map((label) => ({ label, value: label.toLowerCase().replaceAll(' ', '_') }))

const WORDS =
  `the visit was good but parking took long and the staff were friendly food cold music loud room clean price
high garden lovely queue slow ticket easy guide clear children happy weather rain again maybe never always sometimes
website confusing phone answered quickly toilets dirty stairs steep lift broken signs missing light bright`.split(/\s+/)

/** Twelve fields of every kind that people fill. */
export const fields: FormField[] = [
  { id: 'name', name: 'name', label: 'Your name', type: 'text' },
  { id: 'email', name: 'email', label: 'Your email', type: 'email' },
  { id: 'rating', name: 'rating', label: 'How was it, from 1 to 10?', type: 'number' },
  { id: 'spent', name: 'spent', label: 'What did you spend?', type: 'number' },
  { id: 'visit', name: 'visit', label: 'Date of your visit', type: 'date' },
  {
    id: 'again',
    name: 'again',
    label: 'Will you come again?',
    type: 'radio',
    options: optionsOf('Yes', 'No', 'Maybe'),
  },
  {
    id: 'how',
    name: 'how',
    label: 'How did you come?',
    type: 'select',
    options: optionsOf('Car', 'Train', 'Bus', 'On foot'),
  },
  {
    id: 'saw',
    name: 'saw',
    label: 'What did you see?',
    type: 'checkbox',
    options: optionsOf('House', 'Garden', 'Shop', 'Cafe'),
  },
  { id: 'phone', name: 'phone', label: 'Your telephone number', type: 'tel' },
  { id: 'best', name: 'best', label: 'What was best?', type: 'textarea' },
  { id: 'worst', name: 'worst', label: 'What was worst?', type: 'textarea' },
  { id: 'people', name: 'people', label: 'How many were you?', type: 'number' },
]

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** @returns the answers of one submission, as JSON */
export function answersOf(kind: number): string {
  const next = numbersFrom(kind + 1)
  for (let round = 0; round < 3; round += 1) next(2)
  const text = (words: number) => Array.from({ length: words }, () => WORDS[next(WORDS.length)]).join(' ')
  const values: Record<string, FieldResponse['value']> = {
    name: `${text(1)} ${text(1)} ${kind}`,
    email: `${text(1)}${kind}@example.com`,
    rating: next(10) + 1,
    spent: next(10_000) / 100,
    visit: new Date(Date.UTC(2026, 0, 1 + next(365))).toISOString().slice(0, 10),
    again: ['yes', 'no', 'maybe'][next(3)]!,
    how: ['car', 'train', 'bus', 'on_foot'][next(4)]!,
    saw: ['house', 'garden', 'shop', 'cafe'].filter(() => next(2) === 0),
    phone: `030 ${String(next(9_000_000) + 1_000_000)}`,
    best: text(12),
    worst: text(8),
    people: next(6) + 1,
  }
  const responses = fields.map(({ id, type }): [string, FieldResponse] => {
    const isSpoken = next(10) < 6
    const spoken = { transcript: String(values[id]), confidence: 0.5 + next(50) / 100 }
    return [
      id,
      {
        fieldId: id,
        fieldType: type,
        value: values[id]!,
        ...(isSpoken && spoken),
        completedAt: '2026-03-01T09:00:00.000Z',
      },
    ]
  })
  return JSON.stringify(Object.fromEntries(responses))
}

/** Of one submission, as JSON: some were filled in within half a minute, some took ten. */
export const metadataOf = (kind: number): string =>
  JSON.stringify({ totalDuration: 30 + ((kind * 7919) % 570), language: 'en-GB', timezone: 'Europe/Berlin' })
