import type { Layer, ReadAnswer } from '../../shared/normalise.ts'

/** What is longer was told at length, and is not rewritten; in characters. */
const SAID_MAX = 160

/** A layer that reads an answer as it is rewritten. */
export const reading =
  (rewrite: (heard: string, label: string) => string): Layer =>
  (read) =>
  (field, heard, circumstances) =>
    read(field, heard.length > SAID_MAX ? heard : rewrite(heard, field.label ?? ''), circumstances)

/** Rules with layers around them, the innermost first. */
export const layered = (read: ReadAnswer, ...layers: readonly Layer[]): ReadAnswer =>
  layers.reduce((inner, layer) => layer(inner), read)
