import { useEffect, useRef, useState } from 'react'
import { Outline } from '../../../../ui/icons/outline.tsx'
import { speaker } from '../../../../ui/icons/later-icon-paths.ts'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Hidden } from '../../../../ui/layout/typography.tsx'
import { Row } from '../../../../ui/layout/stack.tsx'
import { voiceClass } from '../../classes.ts'
import { focusAsked } from '../focus.ts'

interface AnswerCheckProps {
  answer: string
  /** Of the answer, as BCP 47. */
  language: string
  onYes: () => void
  onNo: () => void
  onEdit: () => void
  /** Says it aloud; false when this browser cannot. */
  onRead: (signal: AbortSignal) => Promise<boolean>
}

/** Hearing the value finds the mistakes that reading it overlooks. What is being said ends with the question. */
function ReadAloud({ onRead }: Pick<AnswerCheckProps, 'onRead'>) {
  const [leaving] = useState(() => new AbortController())
  const [isAble, setIsAble] = useState('speechSynthesis' in globalThis)
  useEffect(() => () => leaving.abort(), [leaving])
  if (!isAble) return null
  return (
    <Button
      variant="ghost"
      icon
      aria-label="Read it aloud"
      title="Read it aloud"
      onClick={() => void onRead(leaving.signal).then(setIsAble)}
    >
      <Outline of={speaker} />
    </Button>
  )
}

/**
 * Where a mistake costs, or where the transcriber doubts: the value stands in its control and waits for a yes. A screen
 * reader, whose focus is here, is told the value with the question.
 */
export function AnswerCheck({ answer, language, onYes, onNo, onEdit, onRead }: AnswerCheckProps) {
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => focusAsked(yes.current), [])
  return (
    <div role="group" aria-labelledby="check-question" className={voiceClass('check')}>
      <p id="check-question" className={voiceClass('question')}>
        Is this right?
      </p>
      <Hidden id="check-answer" lang={language}>
        {answer}
      </Hidden>
      <Row gap={2}>
        <Button ref={yes} aria-label="Yes, use it" aria-describedby="check-question check-answer" onClick={onYes}>
          Yes
        </Button>
        <Button variant="outline" onClick={onNo}>
          No
        </Button>
        <Button variant="ghost" onClick={onEdit}>
          Edit
        </Button>
        <ReadAloud onRead={onRead} />
      </Row>
    </div>
  )
}
