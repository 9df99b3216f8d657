import type { FormField } from '../../contract/types.gen.ts'
import { toNumber } from '../numbers.ts'

/** Both ends belong to it. */
export interface Scale {
  min: number
  max: number
}

/** The whole numbers that a rating may be: 1 to 5 where the form says nothing else. */
export const scaleOf = ({ validation }: Pick<FormField, 'validation'>): Scale => ({
  min: toNumber(validation?.min) ?? 1,
  max: toNumber(validation?.max) ?? 5,
})

/** More points cannot be told apart, and have no room beside each other. */
const POINTS_MAX = 10

/** Whether a rating can have it: from 0 or 1, in whole numbers. */
export const isScale = ({ min, max }: Scale): boolean =>
  (min === 0 || min === 1) && Number.isInteger(max) && max > min && max <= POINTS_MAX

/** Every number of a scale as a text: '1', '2', … */
export const pointLabels = ({ min, max }: Scale): string[] =>
  isScale({ min, max }) ? Array.from({ length: max - min + 1 }, (_, index) => String(min + index)) : []

/** The usual scales, which the builder offers. */
export const SCALES = { stars: { min: 1, max: 5 }, ten: { min: 1, max: 10 }, nps: { min: 0, max: 10 } } as const
export type ScaleName = keyof typeof SCALES

export const scaleName = (scale: Scale): ScaleName | undefined =>
  (Object.keys(SCALES) as ScaleName[]).find((name) => SCALES[name].min === scale.min && SCALES[name].max === scale.max)

/** How often each point was given. */
export type PointCounts = readonly { point: number; count: number }[]

/**
 * The net promoter score of a scale from 0 to 10: the share of 9 and 10 less the share of 0 to 6.
 * @returns from -100 to 100, a whole number; undefined without answers or for another scale
 */
export function netPromoterScore(scale: Scale, counts: PointCounts): number | undefined {
  const sum = (fits: (point: number) => boolean) =>
    counts.reduce((all, { point, count }) => all + (fits(point) ? count : 0), 0)
  const total = sum(() => true)
  if (scaleName(scale) !== 'nps' || total === 0) return undefined
  return Math.round(((sum((point) => point >= 9) - sum((point) => point <= 6)) / total) * 100)
}
