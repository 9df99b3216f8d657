import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ResponseColumn, ResponseFilter, ResponseRow } from '../../contract/types.gen.ts'
import { isEmptyFilter } from '../../rules/filters/query.ts'
import type { ColumnStore } from '../store/columns/index.ts'
import { Preparing } from '../store/columns/preparing.ts'
import { idsOf } from '../store/columns/lists.ts'
import type { View } from '../store/columns/view.ts'
import type { ResponseStore } from '../store/responses/responses.ts'
import { sliceSize } from '../store/slices.ts'
import { idList, type IdList } from './id-list.ts'

/** Rows of one slice at first, of which nothing is known, and at most. */
const FIRST_ROWS = 50
const ROWS_MAX = 1000
/** Characters of the answers of one slice: several slices wait in memory for a slow line, and a row may hold a megabyte. */
const TEXT_PER_SLICE = 2_000_000
/** Cells of one slice: a row of a thousand fields takes two milliseconds to be written, whatever is in it. */
const CELLS_PER_SLICE = 10_000
/** A copy that another server has made ready may have to be made here first. */
const COPY_WAITS_MAX = 400

interface WantedRows {
  formId: string
  /** Of every version of the form. */
  fields: readonly ResponseColumn[]
  filter: ResponseFilter
  leaving: AbortSignal
}

/** Gives the responses that a filter means, newest first, some at a time. */
type RowSource = (wanted: WantedRows) => AsyncGenerator<ResponseRow[]>

/**
 * Reads from where responses are written, slice by slice, so that any number of them takes little memory and others are
 * served in between. A filter chooses the ids first, all at one moment.
 */
export const openRowSource = (responses: ResponseStore, columns: ColumnStore): RowSource =>
  async function* read({ formId, fields, filter, leaving }) {
    const size = boundedSize(fields.length)
    const rowsOf: RowReader = {
      listBefore: (before, limit) => responses.listBefore(formId, fields, { before, limit }),
      listByIds: (ids) => responses.listByIds(formId, fields, ids),
    }
    const slices = isEmptyFilter(filter)
      ? allSlices(rowsOf, size)
      : chosenSlices(rowsOf, await chosenIds(columns, formId, filter, leaving), size)
    for await (const rows of slices) {
      leaving.throwIfAborted()
      if (rows.length > 0) yield rows
      await nextTurn()
    }
  }

type Size = ReturnType<typeof boundedSize>

/** Reads rows of one form. */
interface RowReader {
  listBefore: (before: string | undefined, limit: number) => Promise<ResponseRow[]>
  listByIds: (ids: readonly string[]) => Promise<ResponseRow[]>
}

/** So many rows as are read in a short time, and as hold a text that is not too long and not too many cells. */
function boundedSize(fields: number) {
  const most = Math.max(1, Math.floor(CELLS_PER_SLICE / Math.max(1, fields)))
  const byTime = sliceSize(FIRST_ROWS, ROWS_MAX)
  let fitting = ROWS_MAX
  return {
    now: () => Math.min(byTime.now(), fitting, most),
    async measured(work: () => Promise<ResponseRow[]>): Promise<ResponseRow[]> {
      const rows = await byTime.measured(work)
      const characters = rows.reduce((sum, { values }) => sum + charactersOf(values), 0)
      fitting = Math.max(1, Math.floor((TEXT_PER_SLICE * rows.length) / Math.max(1, characters)))
      return rows
    },
  }
}

const charactersOf = (values: ResponseRow['values']): number =>
  Object.values(values).reduce<number>((sum, value) => sum + [value].flat().reduce(addLength, 0), 0)
const addLength = (sum: number, value: unknown): number => sum + (typeof value === 'string' ? value.length : 1)

/** What comes while this reads is newer than where it began, so it is left out. */
async function* allSlices({ listBefore }: RowReader, size: Size): AsyncGenerator<ResponseRow[]> {
  for (let before: string | undefined; ;) {
    const rows = await size.measured(() => listBefore(before, size.now()))
    before = rows.at(-1)?.id
    if (before === undefined) return
    yield rows
  }
}

async function* chosenSlices({ listByIds }: RowReader, ids: IdList, size: Size): AsyncGenerator<ResponseRow[]> {
  for (let from = 0; from < ids.length();) {
    const slice = ids.slice(from, from + size.now())
    yield await size.measured(() => listByIds(slice))
    from += slice.length
  }
}

/** The copy is free again before the first row is read: a slow line keeps no view of it open. */
async function chosenIds(
  columns: ColumnStore,
  formId: string,
  filter: ResponseFilter,
  leaving: AbortSignal,
): Promise<IdList> {
  const readIds = async (view: View) => {
    const ids = idList()
    for await (const some of idsOf(view, filter)) {
      leaving.throwIfAborted()
      ids.push(some)
    }
    return ids
  }
  return (await whenReady(() => columns.read(formId, readIds), leaving)) ?? idList()
}

/** Waits while a copy is being made; each try waits a moment itself. */
export async function whenReady<Result>(work: () => Promise<Result>, leaving: AbortSignal): Promise<Result> {
  for (let waits = 0; ; waits += 1)
    try {
      leaving.throwIfAborted()
      return await work()
    } catch (error) {
      if (!(error instanceof Preparing) || waits >= COPY_WAITS_MAX) throw error
    }
}
