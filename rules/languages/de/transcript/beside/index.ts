import type { Layer } from '../../../shared/normalise.ts'
import { unlessListTurns } from './lists.ts'
import { unlessOfAnother } from './of-another.ts'
import { unlessBesideUnknown } from './unknown.ts'

/** Asks for a value that what stands beside it may give to somebody or something else. */
export const unlessElsewhere: Layer = (read) => unlessListTurns(unlessOfAnother(unlessBesideUnknown(read)))
