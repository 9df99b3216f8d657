import { expect, it } from 'vitest'
import { recentIds } from '../../server/recent-ids.ts'

it('knows the newest ids, and those that came again', () => {
  const ids = recentIds(2)
  for (const id of ['a', 'b', 'a', 'c']) ids.add(id)
  expect(['a', 'b', 'c'].map((id) => ids.has(id))).toEqual([true, false, true])
})
