/** A mutant, and the cases that may notice it. */
export interface Task {
  id: string
  file: string
  cases: number[]
  /** The modules must be loaded with it. */
  isOnLoad: boolean
  /** Passed more often than this, the mutant is in an endless loop. */
  hitLimit: number
}

/** What a worker is asked. */
export type Order = { type: 'read'; test: string } | { type: 'judge'; test: string; mutants: Task[] }

/** Which mutants a test file passes, and what it takes. */
export interface Reading {
  type: 'read'
  test: string
  milliseconds: number
  /** Milliseconds of the processor for all of it, and for each case, so that other work on the machine does not count. */
  effort: number
  efforts: number[]
  /** Why the file cannot be used at all. */
  problem?: string
  /** Cases that fail without a mutant, such as those that measure time: they say nothing about one. */
  unfit: string[]
  /** How often each mutant was passed while the modules were loaded. */
  onLoad: Record<string, number>
  /** The same for each case; undefined for those that are unfit. */
  inCases: (Record<string, number> | undefined)[]
}

export type Answer =
  | Reading
  | { type: 'judged'; test: string; mutant: string; killer: string | undefined }
  /** The modules are there: what takes long from now on is the mutant's doing. */
  | { type: 'ready'; test: string }
  | { type: 'done'; test: string }
