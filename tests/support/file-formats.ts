import { hash } from 'node:crypto'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

/** A parser of RFC 4180 with nothing added: it fails on what is not quite that. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw new Error(`Not a CSV at ${at}: ${text.slice(at, at + 40)}`)
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

/** Rows as objects by the headings. */
export function csvRecords(text: string): Record<string, string>[] {
  const [headings = [], ...rows] = parseCsv(text)
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])))
}

/** @returns the entries of an archive: their paths, and hashes of their bytes */
export async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const found = new Map<string, string>()
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) =>
      readEntry(zip, entry).then((data) => {
        found.set(entry.fileName, hashOf(data))
        zip.readEntry()
      }, reject),
    )
    zip.on('end', resolve)
    zip.on('error', reject)
    zip.readEntry()
  })
  return found
}

export const hashOf = (data: Uint8Array): string => hash('sha256', data, 'hex')

const readEntry = (zip: ZipFile, entry: Entry) =>
  new Promise<Buffer>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => resolve(Buffer.concat(chunks)))
      stream.on('error', reject)
    }),
  )
