import type { ReactNode } from 'react'
import { voiceClass } from './classes.ts'
import { VOICE_TEXTS, sayHint } from './texts.ts'
import type { VoiceView } from './view.ts'

interface VoiceStatusProps {
  label: string
  voice: VoiceView
  /** What voice input asks. */
  children?: ReactNode
}

export function VoiceStatus({ label, voice, children }: VoiceStatusProps) {
  const { state, transcript, problem, hearer, notice } = voice
  const look = state === 'error' ? 'failed' : 'idle'
  return (
    <>
      <div className={voiceClass('status')}>
        <output id="voice-status" className={voiceClass('state', { state: look })}>
          {VOICE_TEXTS[state]}
        </output>
        {problem === undefined ? null : (
          <p role="alert" className={voiceClass('note')}>
            {problem}
          </p>
        )}
        <div aria-live="polite">{notice === undefined ? null : <p className={voiceClass('note')}>{notice}</p>}</div>
        {state === 'idle' && !transcript ? <p className={voiceClass('note')}>{sayHint(label)}</p> : null}
      </div>
      {transcript ? (
        <blockquote aria-label="Transcript" className={voiceClass('transcript')}>
          “{transcript}”
        </blockquote>
      ) : null}
      {children}
      {hearer === undefined ? null : <p className={voiceClass('hearer')}>{hearer}</p>}
    </>
  )
}
