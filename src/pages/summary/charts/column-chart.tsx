import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import { chartClass } from '../classes.ts'
import { plain } from '../../common/numbers.ts'
import { summaryTexts as texts } from '../texts.ts'
import type { PairedPoint } from './points.ts'

interface ColumnChartProps {
  name: string
  points: PairedPoint[]
}

const ROUND: [number, number, number, number] = [3, 3, 0, 0]
const MARGIN = { top: 8, right: 4, bottom: 0, left: 0 }

/** In a file of its own, since only it needs the library: it is fetched when the first chart comes into view. */
export function ColumnChart({ name, points }: ColumnChartProps) {
  const isCompared = points.some(({ compared }) => compared !== null)
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={points} margin={MARGIN} barGap={1} barCategoryGap="12%" aria-label={texts.chartHint(name)}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="tick" tickLine={false} minTickGap={16} tickMargin={6} />
        <YAxis allowDecimals={false} width="auto" tickLine={false} axisLine={false} tickFormatter={plain} />
        <Tooltip content={Tip} isAnimationActive={false} />
        <Bar
          dataKey="count"
          className={chartClass('column')}
          data-series="selected"
          radius={ROUND}
          maxBarSize={44}
          isAnimationActive={false}
        />
        {isCompared ? (
          <Bar
            dataKey="compared"
            className={chartClass('column')}
            data-series="compared"
            radius={ROUND}
            maxBarSize={44}
            isAnimationActive={false}
          />
        ) : null}
      </BarChart>
    </ResponsiveContainer>
  )
}

function Tip({ active, payload }: TooltipContentProps) {
  const point: PairedPoint | undefined = payload?.[0]?.payload
  if (!active || point === undefined) return null
  return (
    <div className={chartClass('tip')} role="status">
      <span>
        {point.label}: <strong>{plain(point.count)}</strong>
      </span>
      {point.compared === null ? null : (
        <span>
          {point.comparedLabel ?? texts.compared}: <strong>{plain(point.compared)}</strong>
        </span>
      )}
    </div>
  )
}
