import { describe, expect, it } from 'vitest'
import { confusedWith, eitherOf, unrefused } from '../../../rules/conversation/index.ts'
import { aField } from '../../support/builders.ts'

const options = (...labels: string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }))
const labels = (...args: Parameters<typeof eitherOf>) => eitherOf(...args)?.map(({ label }) => label)

describe('What a value is easily heard for', () => {
  it.each([
    [15, [50]],
    [50, [15]],
    [119, [190]],
    [230, [213]],
    [20, []],
    [42, []],
    [15.5, []],
  ])('of the number %j is %j', (value, others) => {
    expect(confusedWith(aField({ type: 'number' }), value)).toEqual(others)
  })

  it('is nothing that the field would not take', () => {
    expect(confusedWith(aField({ type: 'number', validation: { max: 20 } }), 15)).toEqual([])
  })

  it.each([
    ['2026-03-04', ['2026-04-03']],
    ['2026-03-14', []],
    ['2026-04-04', []],
  ])('of the day %s is %j', (value, others) => {
    expect(confusedWith(aField({ type: 'date' }), value)).toEqual(others)
  })

  it('is the other one of two options, and nothing of more', () => {
    const two = aField({ type: 'radio', options: options('Yes', 'No') })
    expect(confusedWith(two, 'yes')).toEqual(['no'])
    expect(confusedWith(aField({ type: 'radio', options: options('A', 'B', 'C') }), 'a')).toEqual([])
  })
})

describe('Of several readings', () => {
  it('those are left that were not refused, each once', () => {
    expect(unrefused([4, 40, 4, 14], [4])).toEqual([40, 14])
    expect(unrefused(['Ada', 'ada', 'Ida'], [])).toEqual(['Ada', 'Ida'])
    expect(unrefused(['ada'], ['Ada'])).toEqual([])
    expect(unrefused([['a', 'b'], ['a']], [['a', 'b']])).toEqual([['a']])
  })

  it('there are never many', () => {
    expect(unrefused([1, 2, 3, 4, 5, 6, 7], [])).toHaveLength(4)
  })
})

describe('One of two options', () => {
  const rooms = aField({ type: 'select', options: options('Garden', 'Library', 'Workshop') })

  it('are those that sound most like what was said, without what was refused', () => {
    expect(labels(rooms, 'work chop', [])).toEqual(['Workshop', 'Garden'])
    expect(labels(rooms, 'the liberty', ['garden'])).toEqual(['Library', 'Workshop'])
  })

  it('are none where fewer are left, and where nothing is chosen', () => {
    expect(labels(rooms, 'library', ['garden', 'library'])).toBeUndefined()
    expect(labels(aField(), 'library', [])).toBeUndefined()
  })
})
