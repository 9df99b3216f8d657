import type { ReadAnswer } from '../../../shared/normalise.ts'

/** What looks at an answer once more: it reads it, or a part of it, by the rules below. */
export type Layer = (read: ReadAnswer) => ReadAnswer

/** Rules with layers around them, the innermost first. */
export const layered = (read: ReadAnswer, ...layers: readonly Layer[]): ReadAnswer =>
  layers.reduce((inner, layer) => layer(inner), read)
