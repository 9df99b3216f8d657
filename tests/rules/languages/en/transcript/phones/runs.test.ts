import { describe, expect, it } from 'vitest'
import { canonical } from '../../../../../../rules/languages/en/transcript/options/words.ts'
import { runsOf } from '../../../../../../rules/languages/en/transcript/phones/runs.ts'
import { words } from '../../../../../support/transcripts.ts'

describe('Runs of digits', () => {
  it.each([
    ['one two three', '123'],
    ['one two , three', '123'],
    ['one two dash three', '123'],
    ['one two please three', '12 3'],
    ['plus one two plus three', '+12 +3'],
    ['one extension two', '1x2'],
    ['extension two', '2'],
    ['call for two', '2'],
    ['one for two', '142'],
    ['one for', '1'],
    ['one two three four five six seven eight nine for', '1234567894'],
    ['to five', '5'],
  ])('of "%s" are %s', (said, runs) => {
    const found = runsOf(words(said)).map(
      ({ plus, digits, extension }) => `${plus ? '+' : ''}${digits}${extension && `x${extension}`}`,
    )
    expect(found.join(' ')).toBe(runs)
  })

  it('need digits after a plus', () => expect(runsOf(['plus'])).toEqual([]))
})

it.each([
  ['to', '2'],
  ['too', '2'],
  ['for', '4'],
  ['fore', '4'],
  ['ate', '8'],
  ['won', '1'],
])('"%s" among digits is a %s', (said, digit) => {
  expect(runsOf(['five', said, 'six']).map(({ digits }) => digits)).toEqual([`5${digit}6`])
  expect(canonical([said])).toEqual([digit])
})
