import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Row } from '../../../../ui/layout/stack.tsx'
import { voiceClass } from '../../classes.ts'
import type { VoiceNotices } from '../../session/voice-notices.ts'

/** Asked once, before audio leaves for somebody else than this site. */
export function ConsentQuestion({ text, answer }: NonNullable<VoiceNotices['question']>) {
  const allow = useRef<HTMLButtonElement>(null)
  useEffect(() => allow.current?.focus(), [])
  return (
    <div className={voiceClass('check')}>
      <p id="consent-question" className={voiceClass('state')}>
        May your voice be sent there?
      </p>
      <p id="consent-text">{text}</p>
      <Row gap={2} wrap>
        <Button ref={allow} size="sm" aria-describedby="consent-question consent-text" onClick={() => answer(true)}>
          Allow
        </Button>
        <Button variant="outline" size="sm" onClick={() => answer(false)}>
          Not now
        </Button>
      </Row>
    </div>
  )
}
