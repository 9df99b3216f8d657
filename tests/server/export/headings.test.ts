import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { headingsOf } from '../../../server/export/headings.ts'

const aColumn = (label: string, name: string, id: string) => ({ label, name, id })

it('keeps labels that differ', () =>
  expect(headingsOf([aColumn('Name', 'a', '1'), aColumn('Age', 'b', '2')])).toEqual(['Name', 'Age']))

it('adds the name where labels are equal', () =>
  expect(headingsOf([aColumn('Name', 'a', '1'), aColumn('name', 'b', '2'), aColumn('Age', 'c', '3')])).toEqual([
    'Name (a)',
    'name (b)',
    'Age',
  ]))

it('adds the id where names are equal too', () =>
  expect(headingsOf([aColumn('Name', 'a', '1'), aColumn('Name', 'a', '2')])).toEqual(['Name (a) [1]', 'Name (a) [2]']))

it('gives a field no heading that is taken', () =>
  expect(headingsOf([aColumn('Note', 'a', '1')], ['Note'])).toEqual(['Note (a)']))

it('never gives a heading twice', () => {
  const text = fc.constantFrom('Name', 'name', 'Name (a)', 'Name (a) [1]', 'a', '1', '')
  const columns = fc.array(fc.record({ label: text, name: text, id: text }), { maxLength: 12 })
  fc.assert(
    fc.property(columns, fc.uniqueArray(text), (some, taken) => {
      const headings = headingsOf(some, taken).map((heading) => heading.toLowerCase())
      expect(new Set(headings).size).toBe(some.length)
      for (const one of taken) expect(headings).not.toContain(one.toLowerCase())
    }),
  )
})
