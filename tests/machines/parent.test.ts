import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { parentOf } from '../../machines/parent.ts'

describe('The actor that a machine reports to', () => {
  it('is its parent, or itself where it runs alone', () => {
    const alone = createActor(createMachine({}))
    const child = createActor(createMachine({}), { parent: alone })
    expect(parentOf({ self: alone })).toBe(alone)
    expect(parentOf({ self: child })).toBe(alone)
  })
})
