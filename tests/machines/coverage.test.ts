import { afterAll, describe, expect, it } from 'vitest'
import { coverageTable, missed, type Explored } from './support/coverage.ts'
import { machineFiles, machines } from './support/all-machines.ts'

/** The explorations of a machine are in `<name>.paths.ts`; a machine without any has covered nothing. */
const explored = import.meta.glob<{ explorations: Explored[] }>('./*/*.paths.ts', { eager: true })
const all = machines.map((each) => ({
  ...each,
  explorations: explored[`./${each.name}/${each.name}.paths.ts`]?.explorations ?? [],
}))

describe.each(all)('the paths through the machine $name', ({ machine, explorations }) => {
  it('cover every state, transition, outcome of a guard, end of an actor, and delay', () => {
    expect(missed(machine, ...explorations)).toEqual([])
  })
})

it('finds one machine in every file of a machine', () => {
  expect(machines.map(({ name }) => name)).toEqual(machineFiles)
  expect(machineFiles).toContain('form-session')
})

// Shown in every run, so that the figures can be checked.
afterAll(() => console.log(coverageTable(all)))
