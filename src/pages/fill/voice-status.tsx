import type { ReactNode } from 'react'
import { voiceClass } from './classes.ts'
import { VOICE_TEXTS, sayHint, type VoiceState } from './texts.ts'

interface VoiceStatusProps {
  state: VoiceState
  label: string
  transcript: string | undefined
  /** Why voice failed. */
  problem: string | undefined
  /** Who hears the audio. */
  privacy: string | undefined
  children?: ReactNode
}

export function VoiceStatus({ state, label, transcript, problem, privacy, children }: VoiceStatusProps) {
  const look = state === 'error' ? 'failed' : 'idle'
  return (
    <div className={voiceClass('status')}>
      <output id="voice-status" className={voiceClass('state', { state: look })}>
        {VOICE_TEXTS[state]}
      </output>
      {problem === undefined ? null : (
        <p role="alert" className={voiceClass('note')}>
          {problem}
        </p>
      )}
      {transcript ? (
        <blockquote aria-label="Transcript" className={voiceClass('transcript')}>
          “{transcript}”
        </blockquote>
      ) : null}
      {children}
      {state === 'idle' ? <p className={voiceClass('note')}>{sayHint(label)}</p> : null}
      {privacy === undefined ? null : <p className={voiceClass('note')}>{privacy}</p>}
    </div>
  )
}
