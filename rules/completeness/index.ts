export { completenessOf, type SaidSoFar } from './completeness.ts'
export { type Completeness, earlyPauseOf, SILENCES } from './levels.ts'
