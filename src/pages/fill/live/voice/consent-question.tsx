import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Row } from '../../../../ui/layout/stack.tsx'
import { voiceClass } from '../../classes.ts'
import type { VoiceNotices } from '../../session/voice-notices.ts'
import { focusAsked, focusVoice } from '../focus.ts'

/** Asked once, before audio leaves for somebody else than this site. */
export function ConsentQuestion({ question, explanation, answer }: NonNullable<VoiceNotices['question']>) {
  const allow = useRef<HTMLButtonElement>(null)
  useEffect(() => focusAsked(allow.current), [])
  const reply = (isAllowed: boolean) => {
    answer(isAllowed)
    focusVoice()
  }
  return (
    <div role="group" aria-labelledby="consent-question" className={voiceClass('check')}>
      <p id="consent-question" className={voiceClass('question')}>
        {question}
      </p>
      <p id="consent-text" className={voiceClass('explanation')}>
        {explanation}
      </p>
      <Row gap={2}>
        <Button ref={allow} aria-describedby="consent-question consent-text" onClick={() => reply(true)}>
          Allow
        </Button>
        <Button variant="outline" onClick={() => reply(false)}>
          Not now
        </Button>
      </Row>
    </div>
  )
}
