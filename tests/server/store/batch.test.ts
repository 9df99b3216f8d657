import { setImmediate as nextTurn } from 'node:timers/promises'
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

it('runs one group at a time: what comes meanwhile is the next one', async () => {
  const groups: number[][] = []
  let running = 0
  const write = batched(async (rows: number[]) => {
    running += 1
    groups.push(rows)
    expect(running).toBe(1)
    if (rows.includes(1)) later.push(write(2), write(3))
    await nextTurn()
    running -= 1
    return rows
  })
  const later: Promise<number>[] = []
  expect(await write(1)).toBe(1)
  expect(await Promise.all(later)).toEqual([2, 3])
  expect(groups).toEqual([[1], [2, 3]])
})

it('has the next batch on its way to a database of its own before the last one is answered', async () => {
  const events: string[] = []
  const write = batched(
    async (rows: number[]) => {
      events.push(`runs ${rows.join()}`)
      if (rows.includes(1)) later.push(write(2), write(3))
      await nextTurn()
      return rows
    },
    { overlaps: true },
  )
  const later: Promise<number>[] = []
  const answered = (row: number) => void events.push(`answers ${row}`)
  await write(1).then(answered)
  for (const one of later) answered(await one)
  expect(events).toEqual(['runs 1', 'runs 2,3', 'answers 1', 'answers 2', 'answers 3'])
})

it('gives others their turn between two batches of a database in this process', async () => {
  const events: string[] = []
  const write = batched(async (rows: number[]) => {
    events.push(`runs ${rows.length}`)
    return rows
  })
  const all = Promise.all(Array.from({ length: 65 }, (_, index) => write(index)))
  await nextTurn()
  events.push('others')
  await all
  expect(events).toEqual(['runs 64', 'others', 'runs 1'])
})
