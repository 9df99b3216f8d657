import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../../../../contract/types.gen.ts'
import { judgedBy } from '../../../../../rules/languages/shared/classifier/judged.ts'
import type { Reading } from '../../../../../rules/languages/shared/normalise.ts'

/** What is read by a classifier that gives the odds, of a value that the rules would take. */
const read = (
  type: FieldType,
  { odds = 2, label = 'Name', value = 'Ada', heard = "it's Ada who lives there", isSure = true } = {},
) =>
  judgedBy(() => odds)((): Reading => ({ value, isSure }))({ type, label }, heard, {
    today: '2026-11-20',
    locale: 'en-US',
  })

describe('An answer that would be taken', () => {
  it.each<FieldType>(['text', 'textarea', 'number', 'rating', 'date', 'radio', 'select', 'checkbox'])(
    'is asked for where what was said hardly sounds like one: %s',
    (type) => expect(read(type)).toEqual({ value: 'Ada', isSure: false }),
  )

  it('is not even proposed where a text was surely talk', () =>
    expect(read('text', { odds: 9, value: 'turn it down', heard: 'Turn it down!' })).toBeUndefined())

  it('is proposed where an option, a number or a day was said in whatever talk', () =>
    expect(read('radio', { odds: 9 })?.isSure).toBe(false))

  it('is taken where it may well be one', () => expect(read('text', { odds: 0 })?.isSure).toBe(true))

  it.each<FieldType>(['email', 'url', 'tel'])('is told by its shape alone: %s', (type) =>
    expect(read(type)?.isSure).toBe(true),
  )

  it('is taken where no question is known', () => expect(read('text', { label: '' })?.isSure).toBe(true))

  it('is taken where hardly more than a number, a day or an option was said', () => {
    expect(read('date', { heard: 'may the third' })?.isSure).toBe(true)
    expect(read('text', { heard: 'alexa Ada' })?.isSure).toBe(false)
  })

  it('is taken where it was spelled', () =>
    expect(read('text', { value: 'K1A 0B1', heard: 'k one a zero b one' })?.isSure).toBe(true))
})

it('What is asked for anyway stays so', () => expect(read('text', { isSure: false, odds: -9 })?.isSure).toBe(false))
