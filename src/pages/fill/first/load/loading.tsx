import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { fillClass } from '../../classes.ts'
import { LOADING } from '../../texts.ts'

export function Loading() {
  return (
    <main className={fillClass('center', { waiting: true })}>
      <Spinner size="lg" />
      <output>{LOADING}</output>
    </main>
  )
}
