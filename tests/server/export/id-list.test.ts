import { expect, it } from 'vitest'
import { v7 } from 'uuid'
import { idList } from '../../../server/export/id-list.ts'

it('gives ids back in their order, however many there are', () => {
  const ids = Array.from({ length: 5000 }, () => v7())
  const list = idList()
  for (let from = 0; from < ids.length; from += 700) list.push(ids.slice(from, from + 700))
  expect(list.length()).toBe(5000)
  expect(list.slice(0, 5000)).toEqual(ids)
  expect(list.slice(4998, 9000)).toEqual(ids.slice(4998))
  expect(list.slice(5000, 5001)).toEqual([])
})
