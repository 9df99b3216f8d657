import { EDITS_MAX } from '../limits.ts'

/** What was done to a draft, step by step. Drafts share what they have in common, so a step costs what it changed. */
export interface History<Draft> {
  draft: Draft
  /** Before each step, the latest last. */
  past: readonly Draft[]
  /** After each step that was taken back, the next one first. */
  future: readonly Draft[]
  /** Which setting the latest step wrote. */
  setting: string | undefined
}

export const beginHistory = <Draft>(draft: Draft): History<Draft> => ({
  draft,
  past: [],
  future: [],
  setting: undefined,
})

/**
 * @param setting of a text that is written key by key: what is written there without another edit between is one step
 */
export function remember<Draft>(
  { draft, past, setting }: History<Draft>,
  next: Draft,
  written?: string,
): History<Draft> {
  const goesOn = written !== undefined && written === setting
  return { draft: next, past: goesOn ? past : [...past, draft].slice(-EDITS_MAX), future: [], setting: written }
}

export function undo<Draft>(history: History<Draft>): History<Draft> {
  const { draft, past, future } = history
  const previous = past.at(-1)
  if (previous === undefined) return history
  return { draft: previous, past: past.slice(0, -1), future: [draft, ...future], setting: undefined }
}

export function redo<Draft>(history: History<Draft>): History<Draft> {
  const { draft, past, future } = history
  const [next, ...rest] = future
  if (next === undefined) return history
  return { draft: next, past: [...past, draft], future: rest, setting: undefined }
}
