import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { FileAnswer } from '../../contract/types.gen.ts'

/** A file as a respondent's page sends it. */
export const aChosenFile = (name: string, contents: Uint8Array | string, mediaType = 'text/plain'): FileAnswer => {
  const bytes = Buffer.from(contents)
  return { name, mediaType, size: bytes.length, data: bytes.toString('base64') }
}

const FOLDER = 'tests/rules/answers/files'

/** The bytes of one of the files that programs in use wrote. */
export const writtenBytes = (name: string): Buffer => readFileSync(`${FOLDER}/${name}`)

export const writtenFile = (name: string, as = basename(name)): FileAnswer => aChosenFile(as, writtenBytes(name))

/** An entry of an archive: its path, and what it holds. */
type Entry = readonly [path: string, contents?: string]

function numbers(...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const made = parts.map(([value, bytes]) => {
    const part = Buffer.alloc(bytes)
    part.writeUIntLE(value, 0, bytes)
    return part
  })
  return Buffer.concat(made)
}

const ZEROS = (bytes: number) => Buffer.alloc(bytes)

/** An archive of stored entries, as APPNOTE.TXT of PKWARE describes it; what no reader here looks at is zero. */
export function anArchive(...entries: Entry[]): Buffer {
  const [written, directory]: [Buffer[], Buffer[]] = [[], []]
  for (const [path, contents = ''] of entries) {
    const start = Buffer.concat(written).length
    const sizes = numbers([contents.length, 4], [contents.length, 4], [path.length, 2], [0, 2])
    written.push(Buffer.from('PK\x03\x04'), ZEROS(14), sizes, Buffer.from(path + contents))
    directory.push(Buffer.from('PK\x01\x02'), ZEROS(16), sizes, ZEROS(10), numbers([start, 4]), Buffer.from(path))
  }
  const [bodies, heads] = [Buffer.concat(written), Buffer.concat(directory)]
  const count = [entries.length, 2] as const
  const end = numbers([0, 4], count, count, [heads.length, 4], [bodies.length, 4], [0, 2])
  return Buffer.concat([bodies, heads, Buffer.from('PK\x05\x06'), end])
}

/** A compound file, as MS-CFB describes it, as far as its directory: a header of one sector, then an entry for each stream. */
export const aCompoundFile = (...streams: string[]): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    ZEROS(504),
    ...['Root Entry', ...streams].map((name) => Buffer.concat([Buffer.from(name, 'utf16le'), ZEROS(128)], 128)),
  ])
