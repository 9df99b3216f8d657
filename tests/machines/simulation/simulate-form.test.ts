import { expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { pathsOf } from '../../../machines/simulation/form-paths.ts'
import { simulateForm } from '../../../machines/simulation/simulate-form.ts'
import { FIELD_TYPES } from '../../../rules/field-types.ts'
import { FIELDS_MAX } from '../../../rules/limits.ts'
import { someFields } from '../../support/builders.ts'

const everyType = someFields(...FIELD_TYPES.map((type, index) => ({ type, required: index % 2 === 0 })))

it('takes every type of field through the real machines, and nothing is against the rules', () => {
  const simulation = simulateForm(everyType)
  expect(simulation).toMatchObject({ fields: FIELD_TYPES.length, canSubmit: true, blockers: [], broken: [] })
  expect(simulation.paths).toBe(pathsOf(everyType).length + 1)
})

const kinds = (index: number) =>
  pathsOf(everyType)
    .filter((path) => path.index === index)
    .map(({ kind }) => kind)

it('takes each field answered, skipped, failed, retried, spoken and jumped to', () => {
  for (const index of everyType.keys())
    expect(kinds(index).slice(0, 5)).toEqual(['jumped to', 'skipped', 'failed', 'retried', 'answered'])
  expect(kinds(0)).toEqual([...kinds(1), 'withheld', 'answered'])
})

it('finds that a form cannot be submitted while no value completes a required field', () => {
  const impossible: Partial<FormField> = { required: true, validation: { pattern: '$x' } }
  expect(simulateForm(someFields({}, impossible, { required: true }))).toMatchObject({
    canSubmit: false,
    blockers: [1],
    broken: [],
  })
  expect(simulateForm(someFields({}, { ...impossible, required: false }))).toMatchObject({
    canSubmit: true,
    blockers: [],
  })
})

it('needs one answer at least before anything is sent', () => {
  expect(simulateForm(someFields({ validation: { pattern: '$x' } }))).toMatchObject({
    canSubmit: false,
    blockers: [],
    broken: [],
  })
})

it('simulates the largest form with a number of paths that grows as its fields do', () => {
  const largest = someFields(
    ...Array.from({ length: FIELDS_MAX }, (_, index) => ({ type: FIELD_TYPES[index % 11], required: true })),
  )
  expect(pathsOf(largest).length).toBeLessThanOrEqual(8 * FIELDS_MAX)
  const start = process.cpuUsage().user
  expect(simulateForm(largest)).toMatchObject({ canSubmit: true, blockers: [], broken: [] })
  console.log(`${FIELDS_MAX} fields: ${Math.round((process.cpuUsage().user - start) / 1000)} ms of processor time`)
})
