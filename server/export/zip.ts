import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ResponseColumn, ResponseRow } from '../../contract/types.gen.ts'
import { kindOf } from '../../rules/filters/operators.ts'
import { FileMissing } from '../bucket/bucket.ts'
import type { StoredFile } from '../store/downloads/attachments.ts'
import { safeFileName, uniqueNames } from './file-names.ts'
import { fieldHeadings } from './table.ts'

/** Finds a file of a response; undefined when it went meanwhile; throws {FileMissing}. */
type FindFile = (responseId: string, fieldId: string) => Promise<StoredFile | undefined>

interface Entry {
  path: string
  at: Date
  responseId: string
  fieldId: string
}

/** Every file of the responses as a ZIP archive, a folder per response. One file at a time is in memory. */
export function zipOf(
  fields: readonly ResponseColumn[],
  slices: AsyncIterable<ResponseRow[]>,
  find: FindFile,
): Readable {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream, { objectMode: false })
  let current: Readable | undefined
  output.once('close', () => current?.destroy())
  const fill = async () => {
    for await (const { path, at, responseId, fieldId } of entriesOf(fields, slices)) {
      const file = await find(responseId, fieldId).catch(noteFor)
      if (output.destroyed) return
      if (!file) continue
      current = Readable.from([Buffer.from(file.data)], { objectMode: false })
      zip.addReadStream(current, 'mediaType' in file ? path : `${path} (missing).txt`, { mtime: at })
      // The next file is fetched when this one was read to its end.
      await finished(current).catch(() => {})
    }
    zip.end()
  }
  fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))))
  return output
}

/** What is in the archive instead, so that its reader sees that there was a file. */
function noteFor(error: unknown): { data: Uint8Array } {
  if (error instanceof FileMissing) return { data: Buffer.from(`${error.message}\n`) }
  throw error
}

async function* entriesOf(
  fields: readonly ResponseColumn[],
  slices: AsyncIterable<ResponseRow[]>,
): AsyncGenerator<Entry> {
  const headings = fieldHeadings(fields)
  const named = fields.flatMap(({ field_id, type }, index) =>
    kindOf(type) === 'file' ? [{ fieldId: field_id, heading: headings[index] ?? field_id }] : [],
  )
  if (named.length === 0) return
  for await (const rows of slices) for (const row of rows) yield* filesOf(row, named)
}

function* filesOf({ id, created_at, values }: ResponseRow, fields: readonly { fieldId: string; heading: string }[]) {
  const unique = uniqueNames()
  const folder = `${created_at.slice(0, 19).replace('T', ' ').replaceAll(':', '-')} ${id}`
  for (const { fieldId, heading } of fields) {
    const value = Object.hasOwn(values, fieldId) ? values[fieldId] : null
    if (typeof value !== 'object' || value === null || !('name' in value)) continue
    const name = unique(safeFileName(`${heading.slice(0, 60)} - ${value.name}`))
    yield { path: `${folder}/${name}`, at: new Date(created_at), responseId: id, fieldId }
  }
}
