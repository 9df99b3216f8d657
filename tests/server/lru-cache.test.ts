import { expect, it } from 'vitest'
import { lruCache } from '../../server/lru-cache.ts'

const ofText = (maxWeight: number) => lruCache<string>({ max: 10, maxWeight, weigh: ({ length }) => length })
const present = <Value>(cache: { peek(key: string): Value | undefined }, keys: string) =>
  [...keys].filter((key) => cache.peek(key) !== undefined).join('')

it('holds no more bytes than it may, however few entries those are', async () => {
  const cache = ofText(100)
  for (const key of 'abcdef') await cache.get(key, async () => key.repeat(30))
  expect(present(cache, 'abcdef')).toBe('def')
  await cache.get('d', async () => undefined)
  await cache.get('g', async () => 'g'.repeat(30))
  expect(present(cache, 'defg')).toBe('dfg')
})

it('holds the newest entry even when that alone is too large', async () => {
  const cache = ofText(100)
  await cache.get('a', async () => 'a'.repeat(30))
  await cache.get('b', async () => 'b'.repeat(300))
  expect(present(cache, 'ab')).toBe('b')
  await cache.get('c', async () => 'c')
  expect(present(cache, 'bc')).toBe('c')
})

it('has room again for what was dropped', async () => {
  const cache = ofText(100)
  for (let round = 0; round < 50; round += 1) {
    await cache.get('a', async () => 'a'.repeat(60))
    cache.delete('a')
    await cache.get('n', async () => undefined)
    await cache.get('e', () => Promise.reject(new Error('no'))).catch(() => {})
  }
  await cache.get('b', async () => 'b'.repeat(40))
  await cache.get('c', async () => 'c'.repeat(60))
  expect(present(cache, 'bc')).toBe('bc')
  cache.clear()
  await cache.get('d', async () => 'd'.repeat(90))
  expect(present(cache, 'bcd')).toBe('d')
})

it('drops the least recently used of too many entries', async () => {
  const cache = lruCache<string>({ max: 2 })
  for (const key of 'abac') await cache.get(key, async () => key)
  expect(present(cache, 'abc')).toBe('ac')
})
