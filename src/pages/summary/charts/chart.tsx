import { lazy, Suspense, useId, useState } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Hidden, Text } from '../../../ui/layout/typography.tsx'
import { chartClass } from '../classes.ts'
import { plain } from '../../common/numbers.ts'
import { summaryTexts as texts } from '../texts.ts'
import { Legend } from './legend.tsx'
import type { PairedPoint } from './points.ts'
import { useNear } from './use-near.ts'

const ColumnChart = lazy(async () => ({ default: (await import('./column-chart.tsx')).ColumnChart }))

interface ChartProps {
  /** What the columns show, for people who do not see them. */
  name: string
  /** What the first column of the table holds. */
  axis: string
  points: PairedPoint[]
  /** Shown above, where two charts stand below each other. */
  title?: string | undefined
}

/** Columns, and the same as a table: for screen readers always, for everybody by a button. */
export function Chart({ name, axis, points, title }: ChartProps) {
  const [isTable, setIsTable] = useState(false)
  const tableId = useId()
  const isCompared = points.some(({ compared }) => compared !== null)
  return (
    <figure className={chartClass('figure')} aria-label={name}>
      <div className={chartClass('caption')}>
        {title === undefined ? null : (
          <Text size="sm" tone="muted">
            {title}
          </Text>
        )}
        {isCompared ? <Legend /> : null}
        <div className={chartClass('switch')}>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isTable}
            aria-controls={tableId}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? texts.asChart : texts.asTable}
            <Hidden>: {name}</Hidden>
          </Button>
        </div>
      </div>
      {isTable ? null : <Columns name={name} points={points} />}
      <div id={tableId}>
        {isTable ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls has to be reached by the keyboard
          <div className={chartClass('table')} role="group" aria-label={name} tabIndex={0}>
            <PointTable name={name} axis={axis} points={points} isCompared={isCompared} />
          </div>
        ) : (
          <div className={chartClass('spoken')}>
            <PointTable name={name} axis={axis} points={points} isCompared={isCompared} />
          </div>
        )}
      </div>
    </figure>
  )
}

function Columns({ name, points }: Pick<ChartProps, 'name' | 'points'>) {
  const [frame, isNear] = useNear()
  return (
    <div ref={frame} className={chartClass('frame')}>
      {isNear ? (
        <Suspense fallback={<Skeleton height="lg" />}>
          <ColumnChart name={name} points={points} />
        </Suspense>
      ) : null}
    </div>
  )
}

function PointTable({ name, axis, points, isCompared }: ChartProps & { isCompared: boolean }) {
  return (
    <table aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{axis}</th>
          <th scope="col">{isCompared ? texts.selected : texts.answers}</th>
          {isCompared ? <th scope="col">{texts.compared}</th> : null}
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, label, count, compared, comparedLabel }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{plain(count)}</td>
            {isCompared ? <td>{comparedText(compared, comparedLabel)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const comparedText = (compared: number | null, label: string | null): string =>
  label === null ? plain(compared ?? 0) : `${plain(compared ?? 0)} (${label})`
