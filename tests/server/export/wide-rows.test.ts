import { expect, it } from 'vitest'
import type { ResponseColumn } from '../../../contract/types.gen.ts'
import { columnsOf } from '../../../rules/filters/columns.ts'
import { openRowSource } from '../../../server/export/row-source.ts'
import type { ColumnStore } from '../../../server/store/columns/index.ts'
import type { ResponseStore } from '../../../server/store/responses/responses.ts'
import { someFields } from '../../support/builders.ts'

const fieldsOf = (count: number): ResponseColumn[] =>
  columnsOf([{ fields: someFields(...Array.from({ length: count }, () => ({}))) }])

/** How many rows are asked for first, of a form of so many fields. */
async function firstSlice(count: number): Promise<number> {
  const limits: number[] = []
  const listBefore = async (_: string, __: unknown, { limit }: { limit: number }) => {
    limits.push(limit)
    return []
  }
  const read = openRowSource({ listBefore } as unknown as ResponseStore, {} as ColumnStore)
  const { signal } = new AbortController()
  for await (const _ of read({ formId: 'f', fields: fieldsOf(count), filter: {}, leaving: signal }));
  return limits[0] ?? 0
}

it('a slice has fewer rows where each has very many cells', async () => {
  expect(await firstSlice(12)).toBe(50)
  expect(await firstSlice(1000)).toBe(10)
})
