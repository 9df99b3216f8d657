import { expect, it } from 'vitest'
import { ownClause } from '../../../../rules/languages/shared/own-clause.ts'

const read = ownClause({ before: /\bmy wife\b/u, turn: /\bbut put\b/gu }, (_field, transcript) => ({
  value: transcript.trim(),
  isSure: true,
}))

it.each([
  ['my wife says red but put blue', 'blue'],
  ['red but put blue', 'red but put blue'],
  ['but put blue, my wife says', 'but put blue, my wife says'],
  ['my wife says red', 'my wife says red'],
])('The answer in "%s" is "%s": what somebody else says stands before the turn', (said, own) => {
  expect(read({ type: 'text' }, said, { today: '2026-11-22', locale: 'en-US' })?.value).toBe(own)
})
