import type { ReactNode } from 'react'
import { voiceClass } from '../../classes.ts'
import { SAY_HINT, VOICE_TEXTS } from '../../texts.ts'
import type { VoiceView } from '../../border.ts'

interface VoiceStatusProps {
  label: string
  /** In which the label and what was heard stand, as BCP 47. */
  language: string
  voice: VoiceView
  /** What voice input asks. */
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

export function VoiceStatus({ label, language, voice, children }: VoiceStatusProps) {
  const { state, transcript, problem, audioRecipient, notice } = voice
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
        {state === 'idle' && !transcript ? <SayHint label={label} language={language} /> : null}
      </div>
      {transcript ? (
        <blockquote aria-label="Transcript" className={voiceClass('transcript')}>
          “<span lang={language}>{transcript}</span>”
        </blockquote>
      ) : null}
      {children}
      {audioRecipient === undefined ? null : <p className={voiceClass('recipient')}>{audioRecipient}</p>}
    </>
  )
}
