import { Button } from '../../../../ui/inputs/button.tsx'
import { Row } from '../../../../ui/layout/stack.tsx'
import { voiceClass } from '../../classes.ts'

interface SavedRecordingProps {
  /** It is heard by itself as soon as there is a connection. */
  isOffline: boolean
  onAgain: () => void
}

/** What was said and could not be heard is not lost: it need not be said again. */
export function SavedRecording({ isOffline, onAgain }: SavedRecordingProps) {
  return (
    <div className={voiceClass('check')}>
      <p id="saved-recording">
        What you said is kept.{' '}
        {isOffline ? 'It is recognised as soon as the connection is back.' : 'You need not say it again.'}
      </p>
      <Row gap={2} wrap>
        <Button size="sm" aria-describedby="saved-recording" onClick={onAgain}>
          Try again
        </Button>
      </Row>
    </div>
  )
}
