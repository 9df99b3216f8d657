import { describe, expect, it } from 'vitest'
import { amountAt } from '../../rules/languages/en/transcript/numbers/amounts.ts'
import { rules as english } from '../../rules/languages/en/transcript/by-type.ts'
import { labelSound } from '../../rules/languages/en/transcript/options/label-sounds.ts'
import { canonical } from '../../rules/languages/en/transcript/options/words.ts'
import { runsOf } from '../../rules/languages/en/transcript/phones/runs.ts'
import { rules as spanish } from '../../rules/languages/es/transcript/by-type.ts'
import { type SpokenField } from '../../rules/transcript/index.ts'
import { heard, words } from '../support/transcripts.ts'

describe('The rules of each type are there', () => {
  const samples: [SpokenField['type'], string, string, unknown, unknown][] = [
    ['text', 'Ada', 'Ana', 'Ada', 'Ana'],
    ['textarea', 'Ada', 'Ana', 'Ada', 'Ana'],
    ['number', 'two', 'dos', 2, 2],
    ['email', 'ada at example dot com', 'ana arroba ejemplo punto com', 'ada@example.com', 'ana@ejemplo.com'],
    ['url', 'example dot com', 'ejemplo punto com', 'https://example.com', 'https://ejemplo.com'],
    ['tel', '+14155550123', '+14155550123', '+14155550123', '+14155550123'],
    ['date', 'tomorrow', 'mañana', '2026-11-21', '2026-11-21'],
    ['select', 'red', 'red', 'red', 'red'],
    ['radio', 'red', 'red', 'red', 'red'],
    ['checkbox', 'red', 'red', ['red'], ['red']],
    ['file', 'red', 'red', undefined, undefined],
  ]
  it.each(samples)('for a %s', async (type, inEnglish, inSpanish, value, spanishValue) => {
    const field = { type, options: [{ label: 'Red', value: 'red' }] }
    const when = { today: '2026-11-20', locale: 'en-US' }
    expect((await english[type]())(field, inEnglish, when)).toEqual(value)
    expect((await spanish[type]())(field, inSpanish, { ...when, locale: 'es-US' })).toEqual(spanishValue)
  })
})

it.each([
  ['half', 0.5],
  ['three halves', 1.5],
  ['one third', 0.333333],
  ['two thirds', 0.666667],
  ['quarter', 0.25],
  ['three quarters', 0.75],
  ['one fifth', 0.2],
  ['two fifths', 0.4],
  ['one eighth', 0.125],
  ['three eighths', 0.375],
  ['one tenth', 0.1],
  ['two tenths', 0.2],
  ['two hundredths', 0.02],
  ['two thousandths', 0.002],
  ['couple', 2],
  ['pair', 2],
  ['dozen', 12],
])('The amount "%s" is %s', (said, value) => expect(amountAt(words(said), 0)?.value).toBe(value))

it.each([
  ['none', 0],
  ['to', 2],
  ['too', 2],
  ['for', 4],
  ['ate', 8],
  ['won', 1],
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
  ['single', 1],
  ['nought', 0],
  ['nil', 0],
])('The number "%s" is %s', (said, value) => expect(heard('number', said)).toBe(value))

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

it.each([
  ['km', 'kilometer'],
  ['kilometre', 'kilometer'],
  ['kg', 'kilogram'],
  ['kilo', 'kilogram'],
  ['hr', 'hour'],
  ['hrs', 'hour'],
  ['min', 'minute'],
  ['mins', 'minute'],
  ['yr', 'year'],
  ['yrs', 'year'],
])('The unit %s is a %s', (said, unit) => expect(canonical(['five', said])).toEqual(['5', unit]))

it.each([
  ['hardly ever', 'rarely'],
  ['all the time', 'alway'],
  ['extra large', 'xl'],
  ['extra small', 'xs'],
  ['extra extra large', 'xxl'],
  ['every day', 'daily'],
  ['each week', 'weekly'],
  ['once a month', 'monthly'],
  ['annually', 'yearly'],
  ['from time to time', 'sometime'],
  ['both of them', 'both'],
  ['no idea', '=unsure'],
  ['no comment', '=undisclosed'],
  ['none of these', '=none'],
  ['the lot', '=all'],
  ['either way', '=indifferent'],
  ['not applicable', '=inapplicable'],
  ['something else', '=other'],
  ['perhaps', '=maybe'],
  ['or older', '=more'],
  ['or younger', '=less'],
  ['less than', '=under'],
  ['more than', '=over'],
  ['last but one', '=penultimate'],
])('"%s" is %s', (said, meaning) => expect(canonical(words(said))).toEqual([meaning]))

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

it('Labels have a sound of their own', () => {
  expect(labelSound('Tea').heard).not.toBe(labelSound('Coffee').heard)
  expect(labelSound('Tea!').heard).toBe(labelSound('tea').heard)
})
