import { unlessSaidBeside } from '../../../shared/clauses/said-beside.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { NEXT_DAY } from '../options/hours.ts'
import { TO_SOMEBODY } from './called.ts'

const unlessToSomebody = unlessSaidBeside(TO_SOMEBODY)
const unlessNextDay = unlessSaidBeside(NEXT_DAY)

/** Asks again where somebody near was spoken to, or nothing was said but what is on tomorrow. */
export const unlessTalk: Layer = (read) => unlessToSomebody(unlessNextDay(read))
