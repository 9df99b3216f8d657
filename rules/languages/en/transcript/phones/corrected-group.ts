import type { ReadAnswer } from '../../../shared/normalise.ts'
import { splitHyphens, wordsOf } from '../../../shared/words.ts'
import { runsOf } from './runs.ts'

/** A correction between pauses. */
const CORRECTION = /(?<![,.…\s])[,.…\s]+(?:no|sorry|wait)(?:[,.…\s]+(?:no|sorry|wait|hang on|hold on|it's))*[,.…\s]+/iu
const PAUSES = /(?<=\S)[,.…]\s+/u
/** Of a group no more is slipped. */
const SLIPPED_MAX = 2

/** "…, three four five, no sorry, three four six, seven eight nine": a group that was said again nearly alike stands for it. */
export const orCorrectedGroup =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const [before = '', after = '', ...others] = found?.isSure ? [] : transcript.split(CORRECTION)
    const kept = before.split(PAUSES)
    const [group = '', ...rest] = after.split(PAUSES)
    const isSlip = others.length === 0 && kept.length > 1 && rest.length > 0 && isAlike(kept.at(-1) ?? '', group)
    const whole = isSlip
      ? read(field, [...kept.slice(0, -1), ...after.split(PAUSES)].join(', '), circumstances)
      : undefined
    return whole?.isSure ? whole : found
  }

function isAlike(slipped: string, group: string): boolean {
  const [before, after] = [digitsOf(slipped), digitsOf(group)]
  const differing = [...before].filter((digit, at) => digit !== after[at]).length
  return before.length > 1 && before.length === after.length && differing <= Math.min(SLIPPED_MAX, before.length - 1)
}

/** The digits of a telephone number as they were said. */
export const digitsOf = (said: string): string =>
  runsOf(splitHyphens(wordsOf(said) ?? []))
    .map(({ digits }) => digits)
    .join('')
