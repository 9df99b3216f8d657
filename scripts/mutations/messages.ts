/** A mutant, and the cases that may notice it. */
export interface Task {
  id: string
  file: string
  cases: number[]
  /** The modules must be loaded with it. */
  isOnLoad: boolean
  /** A loop that comes by more often has no end. */
  hitLimit: number
}

/** What a worker is asked. */
export type Order = { type: 'read'; test: string } | { type: 'judge'; test: string; mutants: Task[] }

/** What a test file comes by. */
export interface Reading {
  type: 'read'
  test: string
  milliseconds: number
  /** Of the processor for all of it, and for each case: what others do on the machine counts for nothing here. */
  effort: number
  efforts: number[]
  /** Why the file cannot be used at all. */
  problem?: string
  /** Cases that fail without a mutant, such as those that measure time: they say nothing about one. */
  unfit: string[]
  /** How often each mutant was passed while the modules were loaded. */
  onLoad: Record<string, number>
  /** The same for each case; those that are unfit come by nothing. */
  inCases: (Record<string, number> | undefined)[]
}

export type Answer =
  | Reading
  | { type: 'judged'; test: string; mutant: string; killer: string | undefined }
  /** The modules are there: what takes long from now on is the mutant's doing. */
  | { type: 'ready'; test: string }
  | { type: 'done'; test: string }
