import { memo, useDeferredValue } from 'react'
import type { Progress as Done } from '../../../../../rules/progress.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Text } from '../../../../ui/layout/typography.tsx'
import { panelClass } from '../../classes.ts'
import { CompletionCounts } from './completion-counts.tsx'
import { focusControl } from '../../focus.ts'
import { RequiredWarning } from './required-warning.tsx'
import {
  selectHasFaults,
  selectIndexOf,
  selectIsReady,
  selectIsSpoken,
  selectProblems,
  selectProgress,
  selectWay,
} from '../../session/selectors.ts'
import type { SessionSnapshot } from '../../session/refs.ts'
import type { LiveState } from '../live-state.ts'
import { TransferButton } from '../transfer/transfer-button.tsx'
import { COMPLETE_FIRST, ESTIMATE, NOTHING_YET, READY, someText } from '../texts.ts'

interface CompletionPanelProps {
  snapshot: SessionSnapshot
  /** What sends the answers. */
  submit: string
  send: LiveState['send']
}

function messageOf({ completed, total }: Done, isDone: boolean): string {
  if (isDone) return READY
  return completed > 0 ? someText(completed, total) : NOTHING_YET
}

/** The chosen field may be the current one already: then only the focus goes there. */
function review(send: LiveState['send'], index: number) {
  send({ type: 'field.chosen', index })
  focusControl(index)
}

/** Below the screen: another field, which takes its place on it, does not wait for what this says of it. */
export function CompletionPanel({ snapshot, ...rest }: CompletionPanelProps) {
  return <Panel snapshot={useDeferredValue(snapshot)} {...rest} />
}

/** How far the form is, what is missing, and the way to send it, where that is not the way on already: two buttons of one name would stand on one page. */
const Panel = memo(({ snapshot, submit, send }: CompletionPanelProps) => {
  const progress = selectProgress(snapshot)
  const problems = selectProblems(snapshot)
  const ready = selectIsReady(snapshot)
  const tone = ready && progress.completed > 0 ? 'ready' : undefined
  const choose = (index: number) => review(send, index)
  return (
    <section className={panelClass('root', { tone })} aria-labelledby="completion">
      <div className={panelClass('message', { tone })}>
        <h2 id="completion" className={panelClass('title')}>
          Form Completion Status
        </h2>
        {tone && selectIsSpoken(snapshot) ? <Badge tone="success">Completed with Voice Input</Badge> : null}
      </div>
      <div className={panelClass('message', { tone })}>
        <output>{messageOf(progress, tone === 'ready')}</output>
        <span>{progress.percent}%</span>
      </div>
      <CompletionCounts progress={progress} />
      {problems.length > 0 ? (
        <RequiredWarning
          problems={problems}
          quiet={!selectHasFaults(snapshot)}
          onReview={(fieldId) => choose(selectIndexOf(snapshot, fieldId))}
        />
      ) : null}
      {ready && selectWay(snapshot) === 'submit' ? null : (
        <Button size="lg" wide disabled={!ready} onClick={() => send({ type: 'submission.requested' })}>
          {ready ? submit : COMPLETE_FIRST}
        </Button>
      )}
      {tone ? (
        <Text size="sm" tone="muted">
          {ESTIMATE}
        </Text>
      ) : null}
      <div className={panelClass('actions')}>
        {progress.completed > 0 ? (
          <Button variant="ghost" onClick={() => choose(0)}>
            Review Fields
          </Button>
        ) : null}
        <TransferButton snapshot={snapshot} />
        <Button variant="quiet" onClick={() => send({ type: 'restart.requested' })}>
          Start Over
        </Button>
      </div>
    </section>
  )
})
