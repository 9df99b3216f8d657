import { Readable } from 'node:stream'
import type { DownloadCreate, DownloadKind, ResponseColumn } from '../../contract/types.gen.ts'
import { isPicture, mediaTypeOf } from '../../rules/answers/files.ts'
import type { Settings } from '../settings.ts'
import type { ColumnStore } from '../store/columns/index.ts'
import { writeParquet } from '../store/columns/parquet.ts'
import type { Stores } from '../store/index.ts'
import { csvOf } from './csv.ts'
import { jsonLinesOf } from './json-lines.ts'
import { throughFile } from './parquet-file.ts'
import { openRowSource, whenReady } from './row-source.ts'
import { chosenFields, fieldHeadings, tableColumns, type TableChoices } from './table.ts'
import { xlsxOf } from './xlsx.ts'

/** What a download sends. */
interface Export {
  name: string
  mediaType: string
  body: Readable | Buffer
}

interface Parts extends Pick<Stores, 'forms' | 'responses' | 'attachments'> {
  columns: ColumnStore
  settings: Pick<Settings, 'dataDir'>
}
type TableKind = Exclude<DownloadKind, 'file'>

const KINDS: Readonly<Record<TableKind, { ending: string; mediaType: string }>> = {
  csv: { ending: 'csv', mediaType: 'text/csv; charset=utf-8' },
  jsonl: { ending: 'jsonl', mediaType: 'application/jsonl' },
  xlsx: { ending: 'xlsx', mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  parquet: { ending: 'parquet', mediaType: 'application/vnd.apache.parquet' },
  files: { ending: 'zip', mediaType: 'application/zip' },
}

/** Other types are sent as bytes: an answered file may say of itself that it is a page, and pages run scripts. */
const SHOWABLE = ['application/pdf', 'text/plain']

/**
 * Opens what a download asks for; it is read while it is sent.
 * @returns undefined when the form, or the file, is gone
 */
export async function openExport(parts: Parts, { formId, request, leaving }: Wanted): Promise<Export | undefined> {
  if (request.kind === 'file') return openFile(parts, formId, request)
  const [form, described] = [await parts.forms.findPublic(formId), await parts.columns.describe(formId)]
  if (!form || !described) return undefined
  const { ending, mediaType } = KINDS[request.kind]
  const today = new Date().toISOString().slice(0, 10)
  const body = await bodies[request.kind](parts, { formId, request, fields: described.columns, leaving })
  return { name: `${form.title} ${today}.${ending}`, mediaType, body }
}

async function openFile(parts: Parts, formId: string, request: DownloadCreate): Promise<Export | undefined> {
  const { response_id = '', field_id = '' } = request
  const file = await parts.attachments.find(formId, response_id.toLowerCase(), field_id)
  if (!file) return undefined
  const type = mediaTypeOf(file.mediaType)
  const mediaType = SHOWABLE.includes(type) || isPicture(file) ? type : 'application/octet-stream'
  return { name: file.name, mediaType, body: Buffer.from(file.data) }
}

interface Wanted {
  formId: string
  request: DownloadCreate
  /** Aborted when who asked is gone: then all work for it ends. */
  leaving: AbortSignal
}

interface Asked extends Wanted {
  /** Of every version of the form. */
  fields: ResponseColumn[]
}

const choicesOf = ({ request: { columns = 'all', options = 'labels' } }: Asked): TableChoices => ({ columns, options })

const slicesOf = ({ responses, columns }: Parts, { formId, fields, request, leaving }: Asked) =>
  openRowSource(responses, columns)({ formId, fields, filter: request.filter ?? {}, leaving })

const bytesOf = (texts: AsyncIterable<string>): Readable => Readable.from(texts, { objectMode: false })

const bodies: Readonly<Record<TableKind, (parts: Parts, asked: Asked) => Promise<Readable> | Readable>> = {
  csv: (parts, asked) =>
    bytesOf(csvOf(tableColumns(asked.fields, choicesOf(asked)), slicesOf(parts, asked), asked.request.bom ?? false)),

  jsonl: (parts, asked) => bytesOf(jsonLinesOf(asked.fields, choicesOf(asked), slicesOf(parts, asked))),

  xlsx: (parts, asked) => xlsxOf(tableColumns(asked.fields, choicesOf(asked)), slicesOf(parts, asked)),

  files: async (parts, asked) => {
    const { zipOf } = await import('./zip.ts')
    return zipOf(chosenFields(asked.fields, choicesOf(asked)), slicesOf(parts, asked), (responseId, fieldId) =>
      parts.attachments.find(asked.formId, responseId, fieldId),
    )
  },

  parquet: ({ columns, settings }, asked) => {
    const choices = choicesOf(asked)
    const fields = chosenFields(asked.fields, choices)
    const headings = fieldHeadings(fields)
    const named = fields.map((field, index) => ({ field, heading: headings[index] ?? field.label }))
    return throughFile(settings.dataDir, (file) =>
      whenReady(
        () =>
          columns.read(asked.formId, (view) =>
            writeParquet(view, asked.request.filter ?? {}, {
              file,
              fields: named,
              hasLabels: choices.options === 'labels',
              leaving: asked.leaving,
            }),
          ),
        asked.leaving,
      ),
    )
  },
}
