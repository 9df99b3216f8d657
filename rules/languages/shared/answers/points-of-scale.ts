import { scaleOf } from '../../../answers/scale.ts'
import type { Reading, SpokenField } from '../normalise.ts'

/** Points with the end of the scale that they were told on, and what was said without that end. */
export interface PointsOfScale {
  points: Reading
  end: Reading
  without: string
}

/** The ends of the scales on which people rate; "two of seven" is rather a count. */
const ENDS: ReadonlySet<unknown> = new Set([5, 10, 20, 100])

/** "Of" stands in remarks too, so a few of the last places are tried. */
const JOINTS_MAX = 3

/** In two at the first pause. */
const FIRST_PAUSE = /[,.;:!](?=\s|$)/u

/**
 * "Eight out of ten, lovely people". Undefined where no end of a scale was told.
 * @param outOf what stands between the points and the end
 * @param read reads a number
 */
export function pointsOfScale(
  outOf: RegExp,
  transcript: string,
  read: (text: string) => Reading | undefined,
): PointsOfScale | undefined {
  const heard = transcript.toLowerCase()
  for (const joint of [...heard.matchAll(outOf)].slice(-JOINTS_MAX).toReversed()) {
    const before = heard.slice(0, joint.index)
    const after = heard.slice(joint.index + joint[0].length)
    const pause = FIRST_PAUSE.exec(after)?.index ?? after.length
    const [points, end] = [read(before), read(after.slice(0, pause))]
    if (points && end) return { points, end, without: `${before}${after.slice(pause)}` }
  }
  return undefined
}

/** Points of another scale are proposed where they come out even on the one that is asked for: eight out of ten are four of five. */
export function onAskedScale({ points, end }: PointsOfScale, field: SpokenField): Reading | undefined {
  const { min, max } = scaleOf(field)
  const value = (Number(points.value) * max) / Number(end.value)
  const isPoint = Number.isInteger(value) && value >= min && value <= max
  return isPoint && end.isSure && ENDS.has(end.value) ? { value, isSure: false, isGuess: true } : undefined
}
