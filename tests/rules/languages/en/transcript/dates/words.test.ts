import { expect, it } from 'vitest'
import { heard } from '../../../../../support/transcripts.ts'

it.each([
  ['january', 1],
  ['february', 2],
  ['march', 3],
  ['april', 4],
  ['may', 5],
  ['june', 6],
  ['july', 7],
  ['august', 8],
  ['september', 9],
  ['october', 10],
  ['november', 11],
  ['december', 12],
])('%s is month %i', (name, month) => {
  expect(heard('date', `${name} third 2030`)).toBe(`2030-${String(month).padStart(2, '0')}-03`)
  expect(heard('date', `the third of ${name} twenty thirty`)).toBe(`2030-${String(month).padStart(2, '0')}-03`)
})
