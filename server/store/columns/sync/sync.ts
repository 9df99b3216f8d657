import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FormHead } from '../../responses/form-head.ts'
import { totalOf } from '../../responses/total.ts'
import { lowestIdAt, timeOfId } from '../../id-time.ts'
import type { Copy } from '../copy.ts'
import { copyAll } from './first-copy.ts'
import { insertMissing, keepOnly, removeRows, writeMarks } from './rows.ts'
import { followForm, followVersions, type OnProgress, type SyncJob } from './job.ts'

/**
 * Ids are made before the commit, on several servers with clocks of their own: a row may appear whose id is older than
 * others that are copied. So the last seconds are looked at again each time, and when the count shows that a row is
 * missing still, ever more.
 */
const OVERLAPS_MS = [10_000, 10 * 60_000, 60 * 60_000, 24 * 60 * 60_000, Number.POSITIVE_INFINITY]
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** What comes or goes while a count is compared makes it differ; reading again settles it. */
const READINGS_MAX = 3

/**
 * Brings a copy up to date with what is committed when this begins.
 * @param signal ends a first copy early; what is there stays, and the next one goes on from it
 * @returns the head that the copy follows now; undefined when the form is gone
 */
export async function sync(job: SyncJob, signal: AbortSignal, onProgress: OnProgress): Promise<FormHead | undefined> {
  const { copy, source, formId } = job
  const first = await source.head(formId)
  if (!first || copy.state().seen === seenOf(first)) return first
  await followForm(job, first)
  if (!copy.state().isComplete) await makeFirst(job, first, signal, onProgress)
  for (const overlap of OVERLAPS_MS) {
    const head = await syncWithin(job, overlap)
    if (head !== 'differs') return head
  }
  const head = await source.head(formId)
  // Every id was compared, so the rows are right and the counters are not.
  return head && settle(copy, head, (await copy.count(head.newest)) - totalOf(head))
}

/** JSON of very many rows takes memory that this process would not get rid of, and turns of its event loop. */
async function makeFirst(job: SyncJob, head: FormHead, signal: AbortSignal, onProgress: OnProgress): Promise<void> {
  const { copy, formId, copyApart } = job
  if (totalOf(head) <= job.rowsHere) return copyAll(job, head, signal, onProgress)
  await copy.lend(() => copyApart({ formId, file: copy.file }, signal, onProgress))
}

/** @returns 'differs' when rows are missing still though nothing came or went meanwhile */
async function syncWithin(job: SyncJob, overlap: number): Promise<FormHead | undefined | 'differs'> {
  const { copy, source, formId } = job
  let head = await source.head(formId)
  for (let reading = 0; head && reading < READINGS_MAX; reading += 1) {
    await followForm(job, head)
    await copyMissing(job, overlap)
    await applyChanges(job, head)
    if (await isWhole(copy, head)) return settle(copy, head)
    const now = await source.head(formId)
    if (now && seenOf(now) === seenOf(head)) return 'differs'
    head = now
  }
  return head && 'differs'
}

const seenOf = (head: FormHead): string => JSON.stringify(head)

const isWhole = async (copy: Copy, head: FormHead): Promise<boolean> =>
  (await copy.count(head.newest)) === totalOf(head) + copy.state().drift

async function settle(copy: Copy, head: FormHead, drift = copy.state().drift): Promise<FormHead> {
  await copy.note({ drift, seen: seenOf(head) })
  return head
}

async function copyMissing(job: SyncJob, overlap: number): Promise<void> {
  const { copy, source, formId } = job
  const newest = await copy.newest()
  const isAll = overlap === Number.POSITIVE_INFINITY
  let after = newest === undefined || isAll ? FIRST_ID : lowestIdAt(timeOfId(newest) - overlap)
  for (;;) {
    const ids = await source.idsAfter(formId, after)
    if (isAll) await keepOnly(copy, ids, after)
    if (ids.length === 0) return
    await insertMissing(copy, ids, async (missing) => {
      const found = await source.rowsOf(formId, missing)
      await followVersions(job, found.rows)
      return found
    })
    after = ids.at(-1)!
    await nextTurn()
  }
}

/**
 * Applies marks and removals that are new. They are numbered in the order of their commits, so going by the last number
 * misses none; removals that are forgotten by now show in their number, and every id is compared then.
 */
async function applyChanges(job: SyncJob, { revision: wanted, removed }: FormHead): Promise<void> {
  const { copy, source, formId } = job
  const { revision, removed: applied } = copy.state()
  if (revision === wanted) return
  const followed = await inParts(
    (offset) => source.removedBetween(formId, revision, wanted, offset),
    (ids) => removeRows(copy, ids),
  )
  if (followed < removed - applied) await copyMissing(job, Number.POSITIVE_INFINITY)
  await inParts(
    (offset) => source.marksAfter(formId, revision, offset),
    (marks) => writeMarks(copy, marks),
  )
  await copy.note({ revision: wanted, removed })
}

/** @returns how many there were in all parts */
async function inParts<Part>(
  read: (offset: number) => Promise<Part[]>,
  write: (part: Part[]) => Promise<void>,
): Promise<number> {
  for (let offset = 0; ;) {
    const part = await read(offset)
    if (part.length === 0) return offset
    await write(part)
    offset += part.length
  }
}
