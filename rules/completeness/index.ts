export { completenessOf, type SaidSoFar, shownSoFar } from './completeness.ts'
export { type Completeness, earlyPauseOf, SILENCES } from './levels.ts'
