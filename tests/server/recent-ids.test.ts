import { expect, it } from 'vitest'
import { recentIds } from '../../server/recent-ids.ts'

it('knows the newest ids, and those that came again', () => {
  const ids = recentIds(2)
  for (const id of ['a', 'b', 'a', 'c']) ids.add(id)
  expect(['a', 'b', 'c'].map((id) => ids.has(id))).toEqual([true, false, true])
})

it('keeps nine in ten when there are too many', () => {
  const ids = recentIds(100)
  for (let id = 0; id <= 100; id += 1) ids.add(String(id))
  const known = Array.from({ length: 101 }, (_, id) => String(id)).filter(ids.has)
  expect(known).toEqual(Array.from({ length: 90 }, (_, index) => String(index + 11)))
})
