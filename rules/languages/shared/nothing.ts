import type { Normalise } from './normalise.ts'

/** Nobody speaks a file. */
export const nothing: Normalise = () => undefined
