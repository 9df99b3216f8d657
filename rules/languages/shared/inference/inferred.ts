import type { Circumstances, Layer, Reading, SpokenField } from '../normalise.ts'

/** A value that follows from what was said by counting or simple reasoning; undefined where none does. */
export type Infer = (field: SpokenField, heard: string, circumstances: Circumstances) => Reading['value'] | undefined

/**
 * Proposes what follows from an utterance all of whose words are explained by it, and never takes it: a value that the rules take
 * from a part of it is doubted.
 */
export const orInferred =
  (infer: Infer): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const value = infer(field, heard, circumstances)
    if (value === undefined || found?.value === value) return found
    return { value, isSure: false, isGuess: true }
  }

/** What the first of several ways infers. */
export const firstOf =
  (...ways: readonly Infer[]): Infer =>
  (...heard) => {
    for (const infer of ways) {
      const value = infer(...heard)
      if (value !== undefined) return value
    }
    return undefined
  }
