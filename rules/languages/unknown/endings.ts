import type { Endings } from '../shared/endings.ts'

export const NO_ENDINGS: Endings = { unfinished: new Set(), growing: new Set() }
