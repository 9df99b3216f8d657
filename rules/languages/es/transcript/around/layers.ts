import type { Layer, ReadAnswer } from '../../../shared/normalise.ts'

/** Rules with layers around them, the innermost first. */
export const layered = (read: ReadAnswer, ...layers: readonly Layer[]): ReadAnswer =>
  layers.reduce((inner, layer) => layer(inner), read)
