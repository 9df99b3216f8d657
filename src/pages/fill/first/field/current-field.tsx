import { isSpoken } from '../../../../../rules/field-types.ts'
import type { FillView, Slots } from '../../border.ts'
import { fillClass } from '../../classes.ts'
import { keysText } from '../../texts.ts'
import type { PageStore } from '../page-store.ts'
import { FieldNavigation } from './field-navigation.tsx'
import { Question } from './question.tsx'
import { VoiceButton } from './voice-button.tsx'
import { VoiceStatus } from './voice-status.tsx'

interface CurrentFieldProps {
  /** In which the form asks, as BCP 47. */
  language: string
  view: FillView
  slots: Slots
  store: Pick<PageStore, 'send' | 'answerTo'>
}

/** The field that is being answered, its voice, and the buttons that lead to the other fields. */
export function CurrentField({ language, view, slots, store: { send, answerTo } }: CurrentFieldProps) {
  const { field, index, total, voice } = view
  return (
    <>
      <Question view={view} language={language} error={slots.error} onAnswer={answerTo(field.id)}>
        {!isSpoken(field.type) ? null : (
          <>
            <VoiceButton voice={voice} send={send} />
            <VoiceStatus label={field.label} language={language} voice={voice}>
              {slots.questions}
            </VoiceStatus>
            {slots.settings}
          </>
        )}
      </Question>
      <FieldNavigation index={index} total={total} send={send} />
      <p className={fillClass('keys')}>{keysText(field.type)}</p>
    </>
  )
}
