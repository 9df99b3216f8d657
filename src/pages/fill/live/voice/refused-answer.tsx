import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Row } from '../../../../ui/layout/stack.tsx'
import { voiceClass } from '../../classes.ts'
import { focusAsked } from '../focus.ts'

interface RefusedAnswerProps {
  /** Absent where letters make no answer, as in a list. */
  onSpell?: (() => void) | undefined
  onAgain: () => void
  onEdit: () => void
}

/** What was heard was wrong: other ways to give the answer. */
export function RefusedAnswer({ onSpell, onAgain, onEdit }: RefusedAnswerProps) {
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => focusAsked(again.current), [])
  return (
    <div role="group" aria-labelledby="refused-question" className={voiceClass('check')}>
      <p id="refused-question" className={voiceClass('question')}>
        How would you like to answer?
      </p>
      <Row gap={2}>
        <Button ref={again} aria-describedby="refused-question" onClick={onAgain}>
          Say it again
        </Button>
        {onSpell ? (
          <Button variant="outline" onClick={onSpell}>
            Spell it
          </Button>
        ) : null}
        <Button variant="outline" onClick={onEdit}>
          Type it
        </Button>
      </Row>
    </div>
  )
}
