import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { FIELD_TYPES } from '../../../rules/field-types.ts'
import { someFields } from '../../support/builders.ts'
import { check, checkFields, circumstancesIn } from './support.ts'

it('names the field, its place and its question', () => {
  expect(check({}, { type: 'file', label: 'Your photo' })).toEqual([
    { severity: 'voice', fieldId: 'f2', index: 1, label: 'Your photo', message: expect.any(String) },
  ])
})

it('finds nothing in a form that is as it should be', () => {
  const fields = FIELD_TYPES.filter((type) => type !== 'file').map((type) => ({ type, required: true }))
  expect(check(...fields)).toEqual([])
})

describe('What is wrong is said in whole sentences', () => {
  it('once for each language', () => {
    const fields = someFields({ type: 'number' })
    const countIn = (locale: string) => checkFields(fields, circumstancesIn(locale)).length
    expect(['en', 'it', 'en'].map(countIn)).toEqual([0, 1, 0])
  })
})

/** What others do on the machine meanwhile does not count. */
function cpuOf(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return Math.round((user + system) / 1000)
}

it('checks 300 fields of 20 options each in a time that grows as the fields do', () => {
  const words =
    'red green blue four tea coffee apple pear grape lemon lime mango melon peach cherry plum fig kiwi date nut'.split(
      ' ',
    )
  const options = (index: number) =>
    words.map((word, place) => ({ label: `${word} of list ${index}`, value: `${word}${place}` }))
  const fields = someFields(
    ...Array.from({ length: 300 }, (_, index) => ({ type: 'select' as const, options: options(index) })),
  )
  const copies = (count: number) =>
    fields.slice(0, count).map((field) => ({ ...field, options: [...(field.options ?? [])] }))
  checkFields(copies(20))
  const fewer = cpuOf(() => checkFields(copies(60)))
  const first = cpuOf(() => checkFields(fields))
  const changed = fields.with(7, { ...fields[7], label: 'Changed' } as FormField)
  const again = cpuOf(() => checkFields(changed))
  console.log(`300 fields of 20 options: ${first} ms of processor time, 60 ${fewer} ms, after one change ${again} ms`)
  expect(first).toBeLessThan(10 * fewer)
  expect(again).toBeLessThan(first / 5)
})
