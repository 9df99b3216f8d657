import { Button } from '../../../../ui/inputs/button.tsx'
import { Row } from '../../../../ui/layout/stack.tsx'
import { voiceClass } from '../../classes.ts'

interface KeptAnswerProps {
  /** It is heard by itself as soon as there is a connection. */
  isOffline: boolean
  onAgain: () => void
}

/** What was said and nobody could hear is not lost: it need not be said again. */
export function KeptAnswer({ isOffline, onAgain }: KeptAnswerProps) {
  return (
    <div className={voiceClass('check')}>
      <p id="kept-answer">
        What you said is kept.{' '}
        {isOffline ? 'It is recognised as soon as the connection is back.' : 'You need not say it again.'}
      </p>
      <Row gap={2} wrap>
        <Button size="sm" aria-describedby="kept-answer" onClick={onAgain}>
          Try again
        </Button>
      </Row>
    </div>
  )
}
