export { completenessOf, type SaidSoFar } from './completeness.ts'
export { type Completeness, EARLY_PAUSE_MS, SILENCES } from './levels.ts'
