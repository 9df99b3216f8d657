import { isSpoken } from '../../../../../rules/field-types.ts'
import type { FillView, Slots } from '../../boundary.ts'
import { Lingering } from '../../../../ui/lingering.tsx'
import { fillClass } from '../../classes.ts'
import { keysText } from '../../texts.ts'
import type { PageStore } from '../page-store.ts'
import { useFocusOn } from './use-focus-on.ts'
import { VoiceNotice } from './voice-notice.tsx'
import { FieldNavigation } from './field-navigation.tsx'
import { Question } from './question.tsx'
import { VoiceButton } from './voice-button.tsx'
import { VoiceStatus } from './voice-status.tsx'

interface CurrentFieldProps {
  /** In which the form asks, as BCP 47. */
  language: string
  /** What sends the answers. */
  submit: string
  /** It has the owner's words above it. */
  isFirst: boolean
  view: FillView
  slots: Slots
  store: Pick<PageStore, 'send' | 'answerTo'>
}

/** The field that is being answered, its voice, and the buttons that lead to the other fields. */
export function CurrentField({ language, submit, isFirst, view, slots, store: { send, answerTo } }: CurrentFieldProps) {
  const { field, index, voice } = view
  const hasVoice = isSpoken(field.type) && !view.isTyped
  useFocusOn(view)
  const status = slots.conversation ?? (
    <VoiceStatus
      key={`status-${index}`}
      label={field.label}
      language={language}
      voice={voice}
      settings={slots.settings}
    >
      {slots.questions}
    </VoiceStatus>
  )
  return (
    <>
      {/* A conversation goes on from question to question. */}
      <Lingering of={slots.conversation ? 'conversation' : index}>
        <Question
          view={view}
          isFirst={isFirst}
          language={language}
          error={slots.error}
          correction={slots.correction}
          status={hasVoice ? status : (slots.conversation ?? slots.questions)}
          voice={hasVoice ? <VoiceButton voice={voice} send={send} /> : null}
          onAnswer={answerTo(field.id)}
        />
      </Lingering>
      <FieldNavigation view={view} submit={submit} send={send} />
      {index === 0 ? <VoiceNotice>{slots.handsFree}</VoiceNotice> : null}
      <p className={fillClass('keys')}>{keysText(field.type)}</p>
    </>
  )
}
