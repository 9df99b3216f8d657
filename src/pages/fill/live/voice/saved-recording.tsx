import { Button } from '../../../../ui/inputs/button.tsx'
import { voiceClass } from '../../classes.ts'

interface SavedRecordingProps {
  /** It is heard by itself as soon as there is a connection. */
  isOffline: boolean
  onAgain: () => void
}

/** What was said and could not be heard is not lost: it need not be said again. */
export function SavedRecording({ isOffline, onAgain }: SavedRecordingProps) {
  return (
    <div className={voiceClass('saved')}>
      <p id="saved-recording" className={voiceClass('explanation')}>
        {isOffline
          ? 'Your recording waits here for the connection.'
          : 'Your recording waits here. You need not say it again.'}
      </p>
      <Button aria-describedby="saved-recording" onClick={onAgain}>
        Try again
      </Button>
    </div>
  )
}
