import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../contract/types.gen.ts'
import { FIELD_TYPES, isExact, isSpellable, traitsOf } from '../../rules/field-types.ts'

describe('What is spelled', () => {
  it('is an answer that has letters, digits and signs', () =>
    expect(FIELD_TYPES.filter(isSpellable)).toEqual(['text', 'textarea', 'email', 'url', 'tel']))
  it('is confirmed where one wrong character makes it useless', () =>
    expect(FIELD_TYPES.filter(isExact)).toEqual(['email', 'url', 'tel']))
})

describe('A type of a newer form', () => {
  it('is treated as text by an older page', () => expect(traitsOf('hologram' as FieldType)).toBe(traitsOf('text')))
})
