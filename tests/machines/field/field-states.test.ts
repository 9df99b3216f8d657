import { describe, expect, it } from 'vitest'
import { leftState, pendingState } from '../../../machines/field/field-states.ts'
import { aField, aFieldState } from '../../support/builders.ts'

describe('A field as a session starts with it', () => {
  it.each([true, false])('is valid only while it may stay empty (required: %s)', (required) => {
    expect(pendingState(aField({ id: 'f7', required }))).toEqual({
      fieldId: 'f7',
      status: 'pending',
      isValid: !required,
      value: undefined,
      transcript: undefined,
      validationError: undefined,
    })
  })
})

const active = (value?: string) => aFieldState({ status: 'active', isValid: false, value })

describe('A field that is left', () => {
  it('is completed with an answer that may stand', () => {
    expect(leftState(aField(), active('Ada'))).toEqual(aFieldState({ status: 'completed', value: 'Ada' }))
  })
  it('is completed with the whole address of which one typed the host', () => {
    expect(leftState(aField({ type: 'url' }), active('example.com'))).toMatchObject({
      status: 'completed',
      value: 'https://example.com',
    })
  })
  it('is in error with one that may not, and says why', () => {
    expect(leftState(aField({ type: 'email' }), active('ada'))).toMatchObject({
      status: 'error',
      isValid: false,
      validationError: 'Please provide a valid email address',
    })
  })
  it.each([true, false])('is pending again without an answer (required: %s)', (required) => {
    expect(leftState(aField({ required }), active('  '))).toMatchObject({
      status: 'pending',
      isValid: !required,
      validationError: undefined,
    })
  })
  it.each(['pending', 'completed', 'error'] as const)('stays as it is when it was %s', (status) => {
    const state = aFieldState({ status, value: '', isValid: false })
    expect(leftState(aField({ required: true }), state)).toBe(state)
  })
})
