import { useId } from 'react'
import { canVibrate, openingCue } from '../../../../speech/cue/opening-cue.ts'
import { playSample } from '../../../../speech/cue/tone.ts'
import type { VoiceSettings } from '../../../../speech/voice-settings.ts'
import { Option } from '../../../../ui/inputs/choice-group.tsx'
import { voiceClass } from '../../classes.ts'
import { stopEnter } from './stop-enter.ts'

interface OpeningCueSettingsProps {
  settings: VoiceSettings
  onChange: (settings: VoiceSettings) => void
}

const PERCENT = 100
const STEP = 10

const nameOf = (volume: number): string => (volume === 0 ? 'Off' : `${Math.round(PERCENT * volume)} %`)

/** What says that the microphone is open to those who do not look, or have a screen reader that says it already. */
export function OpeningCueSettings({ settings, onChange }: OpeningCueSettingsProps) {
  const id = useId()
  const { volume } = openingCue(settings, true)
  const change = (toneVolume: number) => {
    onChange({ ...settings, toneVolume })
    // Heard is better than read; a browser that plays nothing here leaves the number.
    playSample(toneVolume).catch(() => undefined)
  }
  return (
    <>
      <label htmlFor={id} className={voiceClass('question')}>
        Tone when the microphone opens: {nameOf(volume)}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={PERCENT}
        step={STEP}
        value={Math.round(PERCENT * volume)}
        aria-valuetext={nameOf(volume)}
        aria-describedby={`${id}-where`}
        style={{ accentColor: 'var(--colors-accent-fill)', minHeight: '2.75rem' }}
        onKeyDown={stopEnter}
        onChange={({ currentTarget }) => change(Number(currentTarget.value) / PERCENT)}
      />
      <p id={`${id}-where`} className={voiceClass('explanation')}>
        {settings.toneVolume === undefined
          ? 'Only hands-free, until you choose a volume.'
          : 'Whenever the microphone opens for an answer.'}
      </p>
      {canVibrate() ? (
        <Option
          kind="checkbox"
          plain
          checked={settings.isVibrating}
          onKeyDown={stopEnter}
          onChange={({ currentTarget }) => onChange({ ...settings, isVibrating: currentTarget.checked })}
        >
          Vibrate when the microphone opens, where this device can
        </Option>
      ) : null}
    </>
  )
}
