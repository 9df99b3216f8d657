import { expect, it } from 'vitest'
import type { ResponseRow } from '../../../contract/types.gen.ts'
import { csvOf } from '../../../server/export/csv.ts'
import type { Cell } from '../../../server/export/table.ts'

const row: ResponseRow = {
  id: '01890000-0000-7000-8000-000000000000',
  created_at: '2026-03-03T09:00:00.000Z',
  version: 1,
  values: {},
  spoken: [],
  not_asked: [],
  is_read: false,
  is_starred: false,
  note: null,
  tags: [],
  duration: null,
  language: null,
}

async function* oneSlice() {
  yield [row]
}

async function csvCell(cell: Cell): Promise<string> {
  const texts: string[] = []
  for await (const text of csvOf([{ heading: 'a', type: 'text', cellOf: () => cell }], oneSlice(), false))
    texts.push(text)
  return texts.join('').slice('a\r\n'.length, -'\r\n'.length)
}

it.each([
  ['Ada', 'Ada'],
  ['a,b', '"a,b"'],
  ['say "a"', '"say ""a"""'],
  ['a\nb', '"a\nb"'],
  ['a;b', '"a;b"'],
  [' a', '" a"'],
  ['', ''],
  [null, ''],
  [5, '5'],
  [-5.5, '-5.5'],
  [['a', 'b'], '"a; b"'],
])('writes %j as %s', async (cell, expected) => expect(await csvCell(cell)).toBe(expected))

it.each(['=1', '+a', '-a', '-1+2', '@a', '\ta', '\ra', '＝1', '+49 30', ['=1', 'b']])(
  'puts an apostrophe before %j, which a spreadsheet would run',
  async (cell) => expect((await csvCell(cell)).replace(/^"/, '')).toMatch(/^'/),
)

it.each(['-5', '+5', '-5.25', '1e5', '-1e-5'])('leaves the number %s alone', async (cell) => {
  expect(await csvCell(cell)).toBe(cell)
})
