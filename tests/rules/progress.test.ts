import { describe, expect, it } from 'vitest'
import { progressOf } from '../../rules/progress.ts'
import { someFields, statesFrom } from '../support/builders.ts'

const fields = someFields({ required: true }, { type: 'number' }, { type: 'checkbox' }, { type: 'email' })

describe('progress', () => {
  it('is nothing of nothing without fields', () =>
    expect(progressOf([], {})).toEqual({ completed: 0, remaining: 0, total: 0, percent: 0 }))

  it.each([
    [0, 0],
    [1, 25],
    [2, 50],
    [3, 75],
    [4, 100],
  ])('of %i completed fields of four is %i percent', (completed, percent) => {
    const states = statesFrom(...fields.slice(0, completed).map(({ id }) => ({ fieldId: id })))
    expect(progressOf(fields, states)).toEqual({ completed, remaining: 4 - completed, total: 4, percent })
  })

  it.each(['pending', 'active', 'error'] as const)('does not count a field that is %s', (status) =>
    expect(progressOf(fields, statesFrom({ status })).completed).toBe(0),
  )

  it('is rounded to whole percents', () => expect(progressOf(fields.slice(0, 3), statesFrom({})).percent).toBe(33))

  it('counts nothing when there is no session', () => expect(progressOf(fields, undefined).completed).toBe(0))
})
