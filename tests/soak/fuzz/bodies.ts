import type { Random } from '../support/random.ts'
import { junkValue } from './junk.ts'
import { broken } from './schemas.ts'

const DEPTH = 20_000

/** How a text of JSON can be wrong as a text. */
const CORRUPTIONS: ((text: string, random: Random) => string | Buffer)[] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => text.slice(random.below(text.length)),
  (text) => `\ufeff${text}`,
  (text) => `${text}${text}`,
  (text) => text.replace(/"/g, "'"),
  (text) => text.replace('{', '{"a":1,"a":2,'),
  (text) => text.replace('{', '{"__proto__":{"is_superuser":true},'),
  (text) => text.replace(/\d+/, '1e999'),
  (text) => text.replace(/:/, ':NaN,"x":'),
  (text) => text.replace(/}$/, ',}'),
  (text) => `/* ${text} */`,
  (text) => text.replaceAll('a', '\\ud800'),
  (text) => text.replaceAll('e', '\\u0000'),
  (text) => text.replace(/"/, '"\n\t'),
  (text) => Buffer.from(text, 'utf16le'),
  (text, random) => flipped(Buffer.from(text), random),
  () => '',
  () => 'null',
  () => '[]',
  () => '"text"',
  () => '['.repeat(DEPTH),
  () => `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
  () => `{"title":"${'x'.repeat(1_000_001)}"}`,
  () => `[${'[],'.repeat(50_000)}1]`,
  (_, random) => JSON.stringify(junkValue(random)) ?? 'undefined',
  (_, random) => Buffer.from(Array.from({ length: 300 }, () => random.below(256))),
]

/** @returns the bytes of a body that is wrong by its schema, or as a text */
export function brokenJson(schema: object, example: unknown, random: Random): string | Buffer {
  if (random.chance(0.15)) return JSON.stringify(example)
  let value = example
  for (let count = 1 + random.below(3); count > 0; count -= 1) value = broken(schema, value, random)
  const text = JSON.stringify(value) ?? 'undefined'
  return random.chance(0.25) ? random.pick(CORRUPTIONS)(text, random) : text
}

export function brokenForm(example: unknown, random: Random): string {
  const fields = new URLSearchParams(Object.entries(Object(example)).map(([name, value]) => [name, String(value)]))
  const name = random.pick([...fields.keys()])
  const junk = (JSON.stringify(junkValue(random)) ?? '').slice(0, 10_000)
  const action = random.below(3)
  if (action === 0) fields.append(name, junk)
  if (action === 1) fields.delete(name)
  if (action === 2) fields.set(name, junk.toWellFormed())
  return random.chance(0.2) ? `${fields}&%zz=%ff&=&&[x]=1` : String(fields)
}

/** Bytes that begin as a file of a type does. */
export function brokenBytes(type: string, random: Random): Buffer {
  const head =
    type === 'audio/wav'
      ? 'RIFF\xff\xff\xff\x7fWAVEfmt \x10\0\0\0'
      : type === 'image/png'
        ? '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
        : ''
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    Buffer.from(Array.from({ length: random.below(400) }, () => random.below(256))),
  ])
}

function flipped(bytes: Buffer, random: Random): Buffer {
  for (let count = 0; count < 3 && bytes.length > 0; count += 1) bytes[random.below(bytes.length)] = random.below(256)
  return bytes
}
