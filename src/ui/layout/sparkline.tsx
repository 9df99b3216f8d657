import { slotRecipe } from '../recipe.ts'
import type { sparkline } from '../recipes/layout/sparkline.ts'

const sparklineClass = slotRecipe<typeof sparkline>('sparkline')

const WIDTH = 144
const HEIGHT = 36
/** Room for the line's own width and the last point. */
const INSET = 4
const BASE = HEIGHT - INSET

interface SparklineProps {
  /** Whole numbers from 0; the first is on the left. */
  values: readonly number[]
  /** The numbers in words, for those who do not see the picture. */
  label: string
}

export function Sparkline({ values, label }: SparklineProps) {
  const points = pointsOf(values)
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const last = points.at(-1)
  return (
    <svg className={sparklineClass('root')} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polygon className={sparklineClass('area')} points={`${INSET},${BASE} ${line} ${WIDTH - INSET},${BASE}`} />
      <polyline className={sparklineClass('line')} points={line} />
      {last ? <circle className={sparklineClass('last')} cx={last.x} cy={last.y} r={3} /> : null}
    </svg>
  )
}

/** The highest value reaches the top; where all are 0 the line lies on the ground. */
function pointsOf(values: readonly number[]) {
  const highest = Math.max(1, ...values)
  const step = (WIDTH - 2 * INSET) / Math.max(1, values.length - 1)
  return values.map((value, index) => ({
    x: rounded(INSET + index * step),
    y: rounded(BASE - (value / highest) * (HEIGHT - 2 * INSET)),
  }))
}

const rounded = (value: number): number => Math.round(value * 10) / 10
