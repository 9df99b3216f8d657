import { useEffect, useRef } from 'react'
import type { AnswerPart } from '../../../../../rules/conversation/several/index.ts'
import { answerText } from '../../../../fields/answer-text.ts'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Row } from '../../../../ui/layout/stack.tsx'
import { voiceClass } from '../../classes.ts'
import { focusAsked } from '../focus.ts'

/** Four answers are seen at once on a small phone, and the control below and the button stay in view. */
const IN_LINES = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1rem',
  maxHeight: 'max(3rem, 40dvh - 8rem)',
  overflowY: 'auto',
} as const

interface ProposalProps {
  parts: readonly AnswerPart[]
  /** Of the answers, as BCP 47. */
  language: string
  onAll: () => void
  onOne: () => void
}

/** What was said answers several fields: nothing is filled in before the person has seen all of it. */
export function Proposal({ parts, language, onAll, onOne }: ProposalProps) {
  const all = useRef<HTMLButtonElement>(null)
  useEffect(() => focusAsked(all.current), [])
  return (
    <div role="group" aria-labelledby="proposal-question" className={voiceClass('check')}>
      <p id="proposal-question" className={voiceClass('question')}>
        Is this right?
      </p>
      <ul id="proposal-answers" lang={language} style={IN_LINES}>
        {parts.map(({ field, value }) => (
          <li key={field.id}>
            {field.label}: <strong>{answerText(field, value, language)}</strong>
          </li>
        ))}
      </ul>
      <Row gap={2} wrap>
        <Button ref={all} aria-describedby="proposal-question proposal-answers" onClick={onAll}>
          Use these
        </Button>
        <Button variant="outline" onClick={onOne}>
          Only this field
        </Button>
      </Row>
    </div>
  )
}
