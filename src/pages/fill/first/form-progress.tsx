import type { Progress as Done } from '../../../../rules/progress.ts'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { fillClass } from '../classes.ts'
import { progressText } from '../texts.ts'

export function FormProgress({ progress }: { progress: Done }) {
  return (
    <>
      <p id="progress" className={fillClass('progressLine')}>
        {progressText(progress.completed, progress.total)}
      </p>
      <Progress size="sm" percent={progress.percent} aria-labelledby="progress" />
    </>
  )
}
