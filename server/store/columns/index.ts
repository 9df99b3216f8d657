import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ResponseColumn } from '../../../contract/types.gen.ts'
import type { Database, Place } from '../database.ts'
import type { FormHead } from '../responses/form-head.ts'
import { isBrokenCopy, removeFiles } from './copy.ts'
import { ENDING } from './folder.ts'
import { ready } from './preparing.ts'
import { openSource } from './source.ts'
import type { View } from './view.ts'
import type { OpenCopies, OpenCopy } from './open-copies.ts'

/** More copies than this are not open at once; the one that was used longest ago goes first. */
const OPEN_MAX = 8
/** The engine's memory is given back within a minute after the last look. */
const IDLE_MS = 45_000
const BACKGROUND_MS = 5_000
/** Nothing is summed up in the background while an owner looks: what is asked next would wait for it. */
const QUIET_MS = 1_000
/** A small copy is ready within this; for a large one the owner is told how far it is. */
const WAIT_MS = 1_500
/** What arrives all the time is summed up in the background for no more than this part of the time. */
const WARMING_SHARE = 0.02

/** Asked after the server has closed them: nobody would end what is opened then. */
class Closed extends Error {
  constructor() {
    super('The copies of responses are closed')
  }
}

interface ColumnOptions {
  waitMs?: number
  backgroundMs?: number
  rowsHere?: number | undefined
}

export type ColumnStore = ReturnType<typeof columnStore>

/**
 * Columnar copies of forms' responses: derived from the database when an owner looks, brought up to date before each
 * answer, and thrown away at any time. Servers on which no owner looks never load the engine.
 */
export const columnStore = (
  database: Database,
  place: Place,
  { waitMs = WAIT_MS, backgroundMs = BACKGROUND_MS, rowsHere }: ColumnOptions = {},
) => {
  const source = openSource(database)
  let opening: Promise<OpenCopies> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  /** What goes on beside the answers. */
  const following = new Set<Promise<void>>()

  /** @throws {Closed} */
  const copies = async (): Promise<OpenCopies> => {
    if (isClosed) throw new Closed()
    opening ??= import('./open-copies.ts').then(({ openCopies }) => openCopies(place, source, { rowsHere }))
    opening.catch(() => {
      opening = undefined
    })
    timer ??= setInterval(() => void beside(tend()).catch(() => {}), backgroundMs).unref()
    return opening
  }

  /** Follows what arrives while owners look, and closes what is not used. */
  const tend = async (): Promise<void> => {
    const open = await copies()
    const idle = (await open.all()).filter(isUnused).toSorted((a, b) => a.usedAt - b.usedAt)
    const excess = (await open.all()).length - OPEN_MAX
    for (const [index, held] of idle.entries()) {
      if (isClosed) return
      if (held.users > 0) continue
      if (index < excess || Date.now() - held.usedAt > IDLE_MS) await open.close(held)
      else await follow(open, held)
    }
    await open.rest()
  }

  /** Brings a copy up to date, and sums all of it up, since that is what its owner looks at first. */
  const follow = (open: OpenCopies, held: OpenCopy): Promise<void> => beside(bringUpToDate(open, held))

  /** Closing waits for it. */
  const beside = (work: Promise<void>): Promise<void> => {
    const settled = work.finally(() => following.delete(settled))
    following.add(settled)
    return settled
  }

  const bringUpToDate = async (open: OpenCopies, held: OpenCopy): Promise<void> => {
    held.users += 1
    try {
      const head = await open.bringUpToDate(held)
      const { hasSummary, withView } = await import('./open-view.ts')
      if (head && isQuiet(held) && !hasSummary(held, {}) && Date.now() >= held.warmAt)
        await withView(open, source, held, head, async (view) => {
          const from = Date.now()
          await view.summary({})
          held.warmAt = Date.now() + (Date.now() - from) / WARMING_SHARE
        })
    } finally {
      held.users -= 1
    }
  }

  const read = async <Result>(formId: string, work: (view: View) => Promise<Result>): Promise<Result | undefined> => {
    const open = await copies()
    const held = await open.take(formId)
    held.users += 1
    try {
      const head = await ready(open, held, waitMs)
      const { withView } = await import('./open-view.ts')
      if (head) return await withView(open, source, held, head, work)
    } finally {
      held.users -= 1
      held.usedAt = Date.now()
    }
    await forget(formId)
    return undefined
  }

  /** @param act is given each form of which there is a copy, and how it stands: undefined when it is gone */
  const overCopies = async (
    act: (open: OpenCopies, formId: string, head: FormHead | undefined) => Promise<unknown>,
  ) => {
    if (!existsSync(join(place.dataDir, 'columns'))) return
    const open = await copies()
    for (const name of readdirSync(open.folder).filter((file) => file.endsWith(ENDING))) {
      const formId = name.slice(0, -ENDING.length)
      await act(open, formId, await source.head(formId))
    }
  }

  return {
    /** The columns of a form in all its versions, and how its responses stand; needs no copy. */
    async describe(formId: string): Promise<{ columns: ResponseColumn[]; head: FormHead } | undefined> {
      const head = await source.head(formId)
      return head && { columns: await source.columns(formId, head.version), head }
    },

    /**
     * Reads from a copy that has everything that is committed by now; all that the work reads is of one moment.
     * @returns undefined when the form is gone
     * @throws {Preparing} while the copy takes long to be made
     */
    async read<Result>(formId: string, work: (view: View) => Promise<Result>): Promise<Result | undefined> {
      try {
        return await read(formId, work)
      } catch (error) {
        if (!isBrokenCopy(error)) throw error
        await forget(formId)
        return read(formId, work)
      }
    },

    /** When there is a copy, its owner is likely to need it soon: it is brought up to date in the background. */
    async prepare(formId: string): Promise<void> {
      if (isClosed || !existsSync(join(place.dataDir, 'columns'))) return
      const open = await copies()
      if (!open.isOpen(formId) && !existsSync(fileIn(open, formId))) return
      const held = await open.take(formId)
      held.usedAt = Date.now()
      await follow(open, held)
    },

    /** Throws a form's copy away, with all that it holds. */
    forget: (formId: string) => forget(formId.toLowerCase()),

    /** Throws away the copies of forms that are gone. */
    removeGone: () => overCopies(async (_, formId, head) => head ?? forget(formId)),

    /** Throws away what was removed elsewhere: copies of forms that are gone, and rows of those that stay. */
    sweep: () =>
      overCopies(async (open, formId, head) => {
        if (!head) await forget(formId)
        else if (head.removed > 0) await open.bringUpToDate(await open.take(formId))
      }),

    async close(): Promise<void> {
      isClosed = true
      clearInterval(timer)
      const open = await opening?.catch(() => undefined)
      opening = undefined
      open?.stop()
      await Promise.allSettled(following)
      await open?.end()
    },
  }

  async function forget(formId: string): Promise<void> {
    if (!existsSync(join(place.dataDir, 'columns'))) return
    const open = await copies()
    if (open.isOpen(formId)) await open.destroy(await open.take(formId)).catch(() => {})
    removeFiles(fileIn(open, formId))
  }
}

const isQuiet = ({ usedAt }: OpenCopy): boolean => Date.now() - usedAt > QUIET_MS

/** One that is still being made is wanted by who asked for it. */
const isUnused = ({ users, running }: OpenCopy): boolean => users === 0 && !running

const fileIn = ({ folder }: OpenCopies, formId: string): string => join(folder, `${formId}${ENDING}`)
