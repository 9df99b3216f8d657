import type { Layer, SpokenField } from '../normalise.ts'

/** In characters: what is longer tells too much for rules of one clause. */
const SAID_MAX = 160

/** An answer that would be taken, and what was said. */
interface Taken {
  field: SpokenField
  /** The question; empty where there is none. */
  label: string
  heard: string
  value: unknown
}

/** Asks for an answer that would be taken, where what was said leaves it in doubt. */
export const askedWhere =
  (isInDoubt: (taken: Taken) => boolean, longest = SAID_MAX): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (!found?.isSure || heard.length > longest) return found
    const { value } = found
    return isInDoubt({ field, label: field.label ?? '', heard, value }) ? { ...found, isSure: false } : found
  }
