import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { chartClass, summaryClass } from './classes.ts'

const TILES = 6
const CARDS = 4

/** The shape of the figures while they are on their way. */
export function SummarySkeleton() {
  return (
    <div className={summaryClass('stale')} aria-busy="true" data-testid="skeleton">
      <div className={summaryClass('tiles')}>
        {Array.from({ length: TILES }, (_, tile) => (
          <div key={tile} className={summaryClass('tile')}>
            <Skeleton width="sm" />
            <Skeleton width="md" height="lg" />
          </div>
        ))}
      </div>
      <Card>
        <Skeleton width="md" />
        <div className={chartClass('frame')} />
      </Card>
      <div className={summaryClass('fields')}>
        {Array.from({ length: CARDS }, (_, card) => (
          <Card key={card}>
            <Skeleton width="lg" />
            <Skeleton width="md" />
            <Skeleton height="lg" />
            <Skeleton height="lg" />
          </Card>
        ))}
      </div>
    </div>
  )
}
