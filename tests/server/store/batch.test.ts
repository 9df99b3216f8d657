import { expect, it } from 'vitest'
import { Overloaded } from '../../../server/store/database.ts'
import { batched } from '../../../server/store/batch.ts'

const unreachable = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const outcomesOf = async (all: Promise<unknown>[]) => (await Promise.allSettled(all)).map(({ status }) => status)

it('tries a group that failed row by row, so that one bad row spoils no other', async () => {
  const write = batched(async (rows: number[]) => {
    if (rows.includes(2)) throw new Error('bad row')
    return rows
  })
  expect(await outcomesOf([1, 2, 3].map(write))).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('refuses the whole group at once when the database does not answer', async () => {
  const sizes: number[] = []
  const write = batched(async (rows: number[]) => {
    sizes.push(rows.length)
    throw unreachable()
  })
  expect(await outcomesOf([1, 2, 3].map(write))).toEqual(['rejected', 'rejected', 'rejected'])
  expect(sizes).toEqual([3])
})

it('lets a thousand wait and refuses the rest', async () => {
  const write = batched(async (rows: number[]) => rows)
  const outcomes = await Promise.allSettled(Array.from({ length: 1001 }, (_, index) => write(index)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1000)
  expect(outcomes.at(-1)).toEqual({ status: 'rejected', reason: expect.any(Overloaded) })
})
