import type { Random } from '../support/random.ts'

/** Texts that have broken servers before. */
export const TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u200b\ufeff',
  '💣'.repeat(100),
  'é'.repeat(300),
  `'; drop table "user"; --`,
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}%s%n%x',
  '../../../../etc/passwd',
  '(a+)+$',
  '(?=x)\\1',
  '\\p{L}{1000}',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  'http://[::1]:1/',
  '=cmd|calc!A1',
  '\r\nx-injected: 1',
  '-0',
  '1e999',
  '00000000-0000-0000-0000-000000000000',
  'a@b.c\r\nBcc: x@y.z',
  '=?utf-8?q?x?=@example.com',
  'x'.repeat(70_000),
]

const deep = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

const VALUES: (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 1.5,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => 1e308,
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => ({ length: -1 }),
  () => deep(50),
  () => deep(800),
  () => Array.from({ length: 2000 }, (_, index) => index),
  () => Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, index])),
  () => ({ constructor: { prototype: { is_superuser: true } } }),
]

/** A value of any type, not what a schema asks for. */
export const junkValue = (random: Random): unknown => (random.chance(0.5) ? random.pick(TEXTS) : random.pick(VALUES)())

/** A text in an address: encoded well, badly or not to be decoded. */
export const junkInAddress = (random: Random): string =>
  random.chance(0.2)
    ? random.pick(['%', '%zz', '%00', '%ff%fe', '..%2f..%2f', '%2e%2e', '%ed%a0%80', '%25', '*', '~', 'x%'])
    : encodeURIComponent(random.pick(TEXTS).toWellFormed().slice(0, 3000))
