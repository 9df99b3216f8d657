import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../../contract/types.gen.ts'
import { isSpellable } from '../../../rules/spoken-commands/spellable.ts'

describe('What is spelled', () => {
  it('is an answer that has letters, digits and signs', () => {
    const types = ['text', 'textarea', 'email', 'url', 'tel', 'number', 'date', 'select', 'radio', 'checkbox', 'file']
    const spellable = types.filter((type) => isSpellable({ type: type as FieldType }))
    expect(spellable).toEqual(['text', 'textarea', 'email', 'url', 'tel'])
  })
})
