import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/inputs/button.tsx'
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
    <Button variant="outline" size="sm" onClick={() => void onRead(leaving.signal).then(setIsAble)}>
      Read it aloud
    </Button>
  )
}

/** Where a mistake costs, or where the recogniser doubts: the value is shown and waits for a yes. */
export function AnswerCheck({ answer, language, onYes, onNo, onEdit, onRead }: AnswerCheckProps) {
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => focusAsked(yes.current), [])
  return (
    <div role="group" aria-labelledby="check-question" className={voiceClass('check')}>
      <p id="check-question" className={voiceClass('state')}>
        Is this right?
      </p>
      <p id="check-answer" lang={language} className={voiceClass('answer')}>
        {answer}
      </p>
      <Row gap={2} wrap>
        <Button ref={yes} size="sm" aria-describedby="check-question check-answer" onClick={onYes}>
          Yes, use it
        </Button>
        <Button variant="outline" size="sm" onClick={onEdit}>
          Edit
        </Button>
        <ReadAloud onRead={onRead} />
        <Button variant="outline" size="sm" onClick={onNo}>
          No
        </Button>
      </Row>
    </div>
  )
}
