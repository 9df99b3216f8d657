import type { CSSProperties } from 'react'
import { Outline } from '../../../../ui/icons/outline.tsx'
import { check, microphone, retry, stop } from '../../../../ui/icons/icon-paths.ts'
import { voiceClass } from '../../classes.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { useHoldToTalk } from './hold-to-talk.ts'
import { VOICE_LABELS, type VoiceState } from '../../texts.ts'
import type { FillEvent, VoiceView } from '../../boundary.ts'

const looks = {
  idle: { icon: microphone, look: 'idle' },
  'requesting-permission': { icon: stop, look: 'waiting' },
  listening: { icon: stop, look: 'listening' },
  processing: { icon: stop, look: 'waiting' },
  transcribing: { icon: stop, look: 'waiting' },
  completed: { icon: check, look: 'done' },
  error: { icon: retry, look: 'failed' },
} as const satisfies Record<VoiceState, { icon: string; look: string }>

interface VoiceButtonProps {
  voice: VoiceView
  send: (event: FillEvent) => void
}

/** React sets properties of the style one by one, which the page's policy allows. */
const levelStyle = (level: number): CSSProperties => ({ ['--level' as 'color']: level.toFixed(2) })

export function VoiceButton({ voice, send }: VoiceButtonProps) {
  const { state, level, isHoldToTalk = false } = voice
  const { icon, look } = looks[state]
  const isHoldable = isHoldToTalk && (state === 'idle' || state === 'error')
  const handlers = useHoldToTalk(isHoldable, send)
  return (
    <button
      id="voice-button"
      type="button"
      className={voiceClass('button', { state: look })}
      style={level > 0 ? levelStyle(level) : undefined}
      disabled={!useIsHydrated()}
      aria-describedby="voice-status"
      data-hold={isHoldToTalk || undefined}
      {...handlers}
    >
      <span className={voiceClass('disc', { state: look })}>
        <Outline of={icon} size={28} />
      </span>
      <span className={voiceClass('label')}>{VOICE_LABELS[state]}</span>
    </button>
  )
}
