import type { ReactNode } from 'react'
import { voiceClass } from '../../classes.ts'
import { SAY_HINT, VOICE_TEXTS } from '../../texts.ts'
import type { VoiceView } from '../../boundary.ts'

interface VoiceStatusProps {
  label: string
  /** In which the label and what was heard stand, as BCP 47. */
  language: string
  voice: VoiceView
  settings: ReactNode
  /** What voice input asks, in place of all else here. */
  children?: ReactNode
}

function SayHint({ label, language }: Pick<VoiceStatusProps, 'label' | 'language'>) {
  const [before, after] = SAY_HINT
  return (
    <p className={voiceClass('note')}>
      {before}
      <span lang={language}>{label}</span>
      {after}
    </p>
  )
}

/** Two lines below the label, whose place is kept: what the voice does, and below it what it hears, or why it fails. */
export function VoiceStatus({ label, language, voice, settings, children }: VoiceStatusProps) {
  const { state, transcript, problem, notice } = voice
  const look = state === 'error' ? 'failed' : state === 'listening' ? 'listening' : 'idle'
  return (
    <div className={voiceClass('status')}>
      <output id="voice-status" className={voiceClass('state', { state: look })}>
        {VOICE_TEXTS[state]}
      </output>
      <div className={voiceClass('words')}>
        {problem === undefined ? null : (
          <p role="alert" className={voiceClass('note')}>
            {problem}
          </p>
        )}
        <div aria-live="polite">{notice === undefined ? null : <p className={voiceClass('note')}>{notice}</p>}</div>
        {state === 'idle' && !transcript && notice === undefined ? <SayHint label={label} language={language} /> : null}
        {transcript ? (
          <blockquote aria-label="Transcript" className={voiceClass('transcript')}>
            {/* One text: a quotation mark of its own would move with each word that is heard. */}
            <span lang={language}>{`“${transcript}”`}</span>
          </blockquote>
        ) : null}
      </div>
      {children}
      {settings}
    </div>
  )
}
