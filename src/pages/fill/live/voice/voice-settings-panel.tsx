import { useId, useState } from 'react'
import type { VoiceSettings } from '../../../../speech/voice-settings.ts'
import { Outline } from '../../../../ui/icons/outline.tsx'
import { settings as sliders } from '../../../../ui/icons/later-icon-paths.ts'
import { ChoiceGroup, Option } from '../../../../ui/inputs/choice-group.tsx'
import { voiceClass } from '../../classes.ts'
import type { DeviceRecognitionRef } from '../../session/device-actors.ts'
import { DeviceRecognition } from './device-recognition.tsx'
import { InterruptionSetting } from './interruption-setting.tsx'
import { OpeningCueSettings } from './opening-cue-settings.tsx'
import { stopEnter } from './stop-enter.ts'

const PAUSES = [
  ['short', 'Short'],
  ['normal', 'Normal'],
  ['long', 'Long'],
  ['very-long', 'Very long'],
] as const

interface VoiceSettingsPanelProps {
  settings: VoiceSettings
  onChange: (settings: VoiceSettings) => void
  /** Made when the settings are opened. */
  device: () => DeviceRecognitionRef
}

/** How this person likes to speak. It counts from the next time that they do. */
export function VoiceSettingsPanel(props: VoiceSettingsPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={voiceClass('settings')} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={voiceClass('summary')} title="Voice settings">
        <Outline of={sliders} />
        <span className={voiceClass('summaryText')}>Voice settings</span>
      </summary>
      {isOpen ? <Settings {...props} /> : null}
    </details>
  )
}

/** It opens downwards from its button, which may be near the lower edge of the screen. */
const showWhole = (overlay: HTMLElement | null) => overlay?.scrollIntoView({ block: 'nearest' })

function Settings({ settings, onChange, device }: VoiceSettingsPanelProps) {
  const id = useId()
  return (
    <div ref={showWhole} className={voiceClass('overlay')}>
      <p id={id} className={voiceClass('question')}>
        How long to wait after you stop speaking
      </p>
      <ChoiceGroup kind="radio" aria-labelledby={id} className={voiceClass('pauses')}>
        {PAUSES.map(([pause, label]) => (
          <Option
            key={pause}
            kind="radio"
            plain
            name={id}
            checked={settings.pause === pause}
            onKeyDown={stopEnter}
            onChange={() => onChange({ ...settings, pause })}
          >
            {label}
          </Option>
        ))}
      </ChoiceGroup>
      <Option
        kind="checkbox"
        plain
        checked={settings.isHoldToTalk}
        onKeyDown={stopEnter}
        onChange={({ currentTarget }) => onChange({ ...settings, isHoldToTalk: currentTarget.checked })}
      >
        Hold to talk: hold the button while you speak, and let go when you are done
      </Option>
      <InterruptionSetting settings={settings} onChange={onChange} />
      <OpeningCueSettings settings={settings} onChange={onChange} />
      <DeviceRecognition device={device()} />
    </div>
  )
}
