import { afterAll, describe, expect, it } from 'vitest'
import { coverageTable, missed, type Walked } from './support/coverage.ts'
import { machineFiles, machines } from './support/all-machines.ts'

/** The walks through a machine are in the file of its name; a machine without any has missed everything. */
const walked = import.meta.glob<{ walks: Walked[] }>('./*/*.paths.ts', { eager: true })
const all = machines.map((each) => ({ ...each, walks: walked[`./${each.name}/${each.name}.paths.ts`]?.walks ?? [] }))

describe.each(all)('the walks through the machine $name', ({ machine, walks }) => {
  it('come by every state, transition, outcome of a guard, end of an actor, and delay', () => {
    expect(missed(machine, ...walks)).toEqual([])
  })
})

it('finds one machine in every file of a machine', () => {
  expect(machines.map(({ name }) => name)).toEqual(machineFiles)
  expect(machineFiles).toContain('form-session')
})

// Shown in every run, so that nobody has to believe it.
afterAll(() => console.log(coverageTable(all)))
