import { join } from 'node:path'
import type { Place } from '../database.ts'
import type { FormHead } from '../responses/form-head.ts'
import { openCopy, type Copy } from './copy.ts'
import { oneCopyApart } from './sync/copy-apart.ts'
import { openEngine, type Engine } from './engine.ts'
import { rememberSummaries, type Summaries } from './summaries.ts'
import { ENDING, removeAbandoned, takeFolder, type OwnFolder } from './folder.ts'
import { sync } from './sync/sync.ts'
import type { Source } from './source.ts'

/** A copy within this process, with who uses it. */
export interface OpenCopy {
  formId: string
  copy: Copy
  percent: number
  users: number
  usedAt: number
  /** What was summed up of its present state. */
  summaries: Summaries
  /** The earliest time to sum it up in the background. */
  warmAt: number
  /** The work that brings it up to date, and the one that begins when that has ended. */
  running: Promise<FormHead | undefined> | undefined
  next: Promise<FormHead | undefined> | undefined
}

/** Forms whose summaries are remembered. */
const REMEMBERED_MAX = 16

/** A process of its own takes a while to start. */
const ROWS_HERE = 20_000

export type OpenCopies = Awaited<ReturnType<typeof openCopies>>

/** The folder, and the copies that are open in it; the engine is loaded with the first one. */
export async function openCopies(place: Place, source: Source, { rowsHere = ROWS_HERE } = {}) {
  const folder: OwnFolder = takeFolder(place.dataDir)
  removeAbandoned(place.dataDir, folder.path)
  let engine: Promise<Engine> | undefined
  const stopping = new AbortController()
  const open = new Map<string, Promise<OpenCopy>>()
  /** Copies whose files are let go of: DuckDB attaches a file once. */
  const leaving = new Map<string, Promise<void>>()
  const remembered = new Map<string, Summaries>()
  let opened = 0
  const copyApart = oneCopyApart(place, folder.path)

  /** They outlive the engine, so that a look after a pause is as fast as before it. */
  const summariesOf = (formId: string): Summaries => {
    const known = remembered.get(formId) ?? rememberSummaries()
    remembered.delete(formId)
    remembered.set(formId, known)
    if (remembered.size > REMEMBERED_MAX) remembered.delete([...remembered.keys()][0]!)
    return known
  }

  const startEngine = (): Promise<Engine> => {
    engine ??= openEngine(folder.path)
    engine.catch(() => {
      engine = undefined
    })
    return engine
  }

  const fileOf = (formId: string): string => join(folder.path, `${formId}${ENDING}`)

  const start = (held: OpenCopy): Promise<FormHead | undefined> => {
    const { copy, formId } = held
    held.running = sync({ copy, source, formId, copyApart, rowsHere }, stopping.signal, (percent) => {
      held.percent = percent
    }).finally(() => {
      held.running = undefined
    })
    return held.running
  }

  const makeOpen = async (formId: string): Promise<OpenCopy> => {
    await leaving.get(formId)
    const copy = await openCopy(await startEngine(), fileOf(formId), `f${(opened += 1)}`)
    return {
      formId,
      copy,
      percent: 0,
      users: 0,
      usedAt: Date.now(),
      summaries: summariesOf(formId),
      warmAt: 0,
      running: undefined,
      next: undefined,
    }
  }

  const take = (formId: string): Promise<OpenCopy> => {
    const known = open.get(formId)
    if (known) return known
    const made = makeOpen(formId)
    open.set(formId, made)
    made.catch(() => open.delete(formId))
    return made
  }

  const letGo = (held: OpenCopy, end: (copy: Copy) => Promise<void>): Promise<void> => {
    open.delete(held.formId)
    const ended = (held.running?.catch(() => {}) ?? Promise.resolve()).then(() => end(held.copy))
    const left = ended
      .catch(() => {})
      .finally(() => {
        if (leaving.get(held.formId) === left) leaving.delete(held.formId)
      })
    leaving.set(held.formId, left)
    return ended
  }

  return {
    connect: async () => (await startEngine()).connect(),
    folder: folder.path,
    take,
    isOpen: (formId: string) => open.has(formId),
    all: () => Promise.all(open.values()),

    /**
     * What is committed when this is called is there when it ends. One that runs already may have looked before, so
     * another one follows it, for all who ask meanwhile.
     */
    bringUpToDate(held: OpenCopy): Promise<FormHead | undefined> {
      if (!held.running) return start(held)
      held.next ??= held.running
        .catch(() => {})
        .then(() => {
          held.next = undefined
          return start(held)
        })
      return held.next
    },

    close: (held: OpenCopy) => letGo(held, (copy) => copy.close()),
    destroy(held: OpenCopy): Promise<void> {
      remembered.delete(held.formId)
      return letGo(held, (copy) => copy.destroy())
    },

    /** Gives the engine's memory back while no copy is open. */
    async rest(): Promise<void> {
      if (open.size + leaving.size > 0 || !engine) return
      const idle = engine
      engine = undefined
      ;(await idle).close()
    },

    /** What takes long ends early. */
    stop: () => stopping.abort(),

    async end(): Promise<void> {
      stopping.abort()
      for (const held of await Promise.all(open.values())) await letGo(held, (copy) => copy.close()).catch(() => {})
      ;(await engine)?.close()
      folder.release()
    },
  }
}
