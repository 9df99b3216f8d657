import { expect, it } from 'vitest'
import { isOversized } from '../../../server/http/json-size.ts'

const long = 'x'.repeat(20_000)
const list = (length: number, entry: unknown) => Array.from({ length }, () => entry)
const nested = (depth: number) => `${'['.repeat(depth)}"${long}"${']'.repeat(depth)}`

it.each([
  ['lists in lists', nested(65)],
  ['lists without an end', '['.repeat(500_000)],
  ['objects in objects', '{"a":'.repeat(100_000)],
  ['a long list', JSON.stringify(list(20_000, 0))],
  ['an object of many names', JSON.stringify(Object.fromEntries(list(5000, 0).map((_, index) => [`k${index}`, 0])))],
  ['one name again and again', `{${list(20_000, '"title":1').join(',')}}`],
  ['many lists, none of them long', JSON.stringify(list(900, list(900, 0)))],
])('%s are too many parts', (_, text) => {
  expect(isOversized(text)).toBe(true)
})

it.each([
  ['a text of half a megabyte', JSON.stringify({ value: ',[{'.repeat(200_000) })],
  ['quotes and backslashes in a text', JSON.stringify({ value: '\\",[\\\\"{'.repeat(20_000) })],
  [
    'a form of 300 fields with 100 options each',
    JSON.stringify(list(300, { options: list(100, { label: 'A', value: 'a' }) })),
  ],
  ['the depth that is allowed', nested(64)],
  ['a short text, however deep', '['.repeat(1000)],
  ['a string without an end', `"${long}`],
])('%s are not', (_, text) => {
  expect(isOversized(text)).toBe(false)
})
