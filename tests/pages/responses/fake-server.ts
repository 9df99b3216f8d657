import { vi } from 'vitest'
import type { FormField, ResponseDetail, ResponseRow, Responses } from '../../../contract/types.gen.ts'
import { aForm, aLaterMoment, someFields } from '../../support/builders.ts'

type Answer = { status?: number; body: unknown } | Promise<never>
/** By method and the end of the path; the last one that fits answers. */
type Answers = Record<string, (request: Request) => Answer | Promise<Answer>>

export const form = aForm({ id: '01890000-0000-7000-8000-0000000000f1' })

export const aRow = (number: number, changes: Partial<ResponseRow> = {}): ResponseRow => ({
  id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  created_at: aLaterMoment,
  version: 1,
  values: { f1: `Answer ${number}` },
  spoken: [],
  not_asked: [],
  is_read: false,
  is_starred: false,
  note: null,
  tags: [],
  duration: 125,
  language: 'en-GB',
  ...changes,
})

export const aList = (rows: ResponseRow[], fields: FormField[] = someFields({}), more: Partial<Responses> = {}) => ({
  data: rows,
  count: rows.length,
  total: rows.length,
  next: null,
  columns: fields.map(({ id, name, label, type, options }) => ({
    field_id: id,
    name,
    label,
    type,
    options: options ?? [],
    is_removed: false,
  })),
  ...more,
})

export const aDetail = ({ id, values }: ResponseRow, changes: Partial<ResponseDetail> = {}): ResponseDetail => ({
  id,
  created_at: aLaterMoment,
  version: 1,
  fields: someFields({}),
  responses: { f1: { fieldId: 'f1', fieldType: 'text', value: values['f1'] ?? null } },
  not_asked: [],
  metadata: { totalDuration: 125 },
  is_read: true,
  is_starred: false,
  note: null,
  tags: [],
  ...changes,
})

/** Answers the calls of the page; gives the requests that were made. */
export function fakeServer(rows: ResponseRow[], given: Answers = {}): string[] {
  const made: string[] = []
  const marks = { is_read: true, is_starred: false, note: null, tags: [] }
  const answers: Answers = {
    [`GET /forms/${form.id}`]: () => ({ body: form }),
    'GET /responses': () => ({ body: aList(rows) }),
    'GET /responses/status': () => ({ body: { total: rows.length, revision: 1, newest: rows[0]?.id ?? null } }),
    ...Object.fromEntries(
      rows.flatMap((row) => [
        [`GET /${row.id}`, () => ({ body: aDetail(row) })],
        [`PATCH /${row.id}`, () => ({ body: marks })],
      ]),
    ),
    ...given,
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    made.push(`${request.method} ${pathname.replace(`/api/v1/forms/${form.id}`, '')}${search}`)
    const fitting = Object.entries(answers).findLast(([key]) => {
      const [method, end] = key.split(' ')
      return method === request.method && pathname.endsWith(end ?? '')
    })
    if (!fitting) throw new TypeError(`The fake server has no answer to ${request.method} ${pathname}`)
    const { status = 200, body } = await fitting[1](request)
    return Response.json(body, { status })
  })
  return made
}
