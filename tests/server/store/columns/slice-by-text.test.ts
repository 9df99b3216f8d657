import { expect, it } from 'vitest'
import { sliceByText } from '../../../../server/store/columns/slice-by-text.ts'

const rowsOf = (count: number, length: number) =>
  Array.from({ length: count }, () => ({ responses: 'x'.repeat(length) }))

async function sizeAfter(...slices: { responses: string }[][]): Promise<number> {
  const size = sliceByText()
  for (const rows of slices) await size.measured(async () => rows)
  return size.now()
}

it('slices grow to a few thousand short rows, however long each took', async () => {
  expect(await sizeAfter(...Array.from({ length: 10 }, () => rowsOf(50, 100)))).toBe(2048)
})

it('slices shrink at once when rows are long', async () => {
  expect(await sizeAfter(rowsOf(50, 100), rowsOf(100, 400_000))).toBe(10)
  expect(await sizeAfter(rowsOf(1, 8_000_000))).toBe(1)
})

it('the end of the rows changes nothing', async () => {
  expect(await sizeAfter(rowsOf(50, 100), [])).toBe(100)
})
