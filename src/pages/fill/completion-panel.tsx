import type { FieldProblem } from '../../../rules/form-answers.ts'
import type { Progress as Done } from '../../../rules/progress.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Text } from '../../ui/typography.tsx'
import { panelClass } from './classes.ts'
import { CompletionCounts } from './completion-counts.tsx'
import { RequiredWarning } from './required-warning.tsx'
import { COMPLETE_FIRST, ESTIMATE, NOTHING_YET, READY, someText, SUBMIT } from './texts.ts'

interface CompletionPanelProps {
  progress: Done
  problems: FieldProblem[]
  /** Whether the form may be sent as it is. */
  ready: boolean
  /** Whether the server began a voice session. */
  voiceSession: boolean
  onSubmit: () => void
  onStartOver: () => void
  /** Goes to a field; without an id to the first. */
  onReview: (fieldId?: string) => void
}

function messageOf({ progress, ready }: CompletionPanelProps): string {
  if (ready && progress.completed > 0) return READY
  return progress.completed > 0 ? someText(progress.completed, progress.total) : NOTHING_YET
}

export function CompletionPanel(props: CompletionPanelProps) {
  const { progress, problems, ready, voiceSession, onSubmit, onStartOver, onReview } = props
  const tone = ready && progress.completed > 0 ? 'ready' : undefined
  return (
    <section className={panelClass('root', { tone })} aria-labelledby="completion">
      <div className={panelClass('message', { tone })}>
        <h2 id="completion" className={panelClass('title')}>
          Form Completion Status
        </h2>
        {tone && voiceSession ? <Badge tone="success">Completed with Voice Input</Badge> : null}
      </div>
      <div className={panelClass('message', { tone })}>
        <output>{messageOf(props)}</output>
        <span>{progress.percent}%</span>
      </div>
      <Progress size="sm" percent={progress.percent} aria-labelledby="completion" />
      <CompletionCounts progress={progress} />
      {problems.length > 0 ? (
        <RequiredWarning problems={problems} quiet={progress.completed === 0} onReview={onReview} />
      ) : null}
      <Button id="submit" size="lg" wide disabled={!ready} onClick={onSubmit}>
        {ready ? SUBMIT : COMPLETE_FIRST}
      </Button>
      {tone ? (
        <Text size="sm" tone="muted">
          {ESTIMATE}
        </Text>
      ) : null}
      <div className={panelClass('actions')}>
        {progress.percent > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => onReview()}>
            Review Fields
          </Button>
        ) : null}
        <Button variant="quiet" size="sm" onClick={onStartOver}>
          Start Over
        </Button>
      </div>
    </section>
  )
}
