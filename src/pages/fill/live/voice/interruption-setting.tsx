import { useId } from 'react'
import type { VoiceSettings } from '../../../../speech/voice-settings.ts'
import { Option } from '../../../../ui/inputs/choice-group.tsx'
import { voiceClass } from '../../classes.ts'
import { stopEnter } from './stop-enter.ts'

interface InterruptionSettingProps {
  settings: VoiceSettings
  onChange: (settings: VoiceSettings) => void
}

/** Until the person chooses, echo cancellation decides when the microphone is open. */
export function InterruptionSetting({ settings, onChange }: InterruptionSettingProps) {
  const id = useId()
  return (
    <>
      <Option
        kind="checkbox"
        plain
        checked={settings.mayInterrupt ?? true}
        aria-describedby={id}
        onKeyDown={stopEnter}
        onChange={({ currentTarget }) => onChange({ ...settings, mayInterrupt: currentTarget.checked })}
      >
        Interrupt by speaking: hands-free, what is read aloud stops when you speak
      </Option>
      <p id={id} className={voiceClass('explanation')}>
        {settings.mayInterrupt
          ? 'Also where the device cancels no echo: use headphones there. '
          : 'Only where the device cancels echo. '}
        When the page hears itself once, it stops listening while it reads, until you switch hands-free on again.
      </p>
    </>
  )
}
