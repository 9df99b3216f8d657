import type { Progress } from '../../../../../rules/progress.ts'
import { panelClass } from '../../classes.ts'

export function CompletionCounts({ progress }: { progress: Progress }) {
  const counts = [
    ['Completed', progress.completed],
    ['Remaining', progress.remaining],
    ['Total Fields', progress.total],
  ] as const
  return (
    <dl className={panelClass('counts')}>
      {counts.map(([name, count]) => (
        <div key={name} className={panelClass('count')}>
          <dt>{name}</dt>
          <dd className={panelClass('number')}>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
