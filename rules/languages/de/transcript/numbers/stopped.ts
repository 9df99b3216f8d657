import type { Layer } from '../../../shared/normalise.ts'
import { germanRegex } from '../letters.ts'

const ASKS_HABIT = germanRegex('iu')`(?<!\p{L})(?:pro|am|in der|täglich|wöchentlich)(?!\p{L})`
/** "Vor drei Jahren hab ich aufgehört". */
const STOPPED = germanRegex(
  'iu',
)`^(?!.*(?<!\p{L})nicht(?!\p{L})).*(?<!\p{L})(?:aufgehört|abgewöhnt|aufgegeben|nichtraucher(?:in)?)[.!]?$`

/** Proposes none of what the person has stopped, whatever number tells since when. */
export const noneSinceStopped: Layer = (read) => (field, heard, circumstances) =>
  ASKS_HABIT.test(field.label ?? '') && STOPPED.test(heard)
    ? { value: 0, isSure: false, isGuess: true }
    : read(field, heard, circumstances)
