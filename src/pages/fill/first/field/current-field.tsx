import type { AnswerValue } from '../../../../../rules/answers.ts'
import { isSpoken } from '../../../../../rules/field-types.ts'
import { fillClass } from '../../classes.ts'
import { Moves } from './field-navigation.tsx'
import { Question } from './question.tsx'
import type { FillingStore, Shown } from '../page-store.ts'
import { keysText } from '../../texts.ts'
import { VoiceButton } from './voice-button.tsx'
import { VoiceStatus } from './voice-status.tsx'

interface CurrentFieldProps {
  /** In which the form asks, as BCP 47. */
  language: string
  shown: Shown
  store: FillingStore
}

/** The field that is being answered, its voice, and the moves to the others. */
export function CurrentField({ language, shown: { view, machines, moment }, store }: CurrentFieldProps) {
  const { send, answer } = store
  const { field, index, total, voice } = view
  return (
    <>
      <Question
        view={view}
        language={language}
        error={machines ? <machines.AnswerError view={view} send={send} /> : null}
        onAnswer={(value: AnswerValue) => answer(field.id, value)}
      >
        {!isSpoken(field.type) ? null : (
          <>
            <VoiceButton
              voice={voice}
              onPress={() => send({ type: 'voice.pressed' })}
              onHold={() => send({ type: 'voice.held' })}
              onRelease={() => send({ type: 'voice.released' })}
            />
            <VoiceStatus label={field.label} language={language} voice={voice}>
              {machines && moment ? <machines.VoiceQuestions moment={moment} language={language} /> : null}
            </VoiceStatus>
            {machines && moment ? (
              <machines.VoiceSettingsPanel settings={moment.side.settings} onChange={moment.changeSettings} />
            ) : null}
          </>
        )}
      </Question>
      <Moves
        index={index}
        total={total}
        onPrevious={() => send({ type: 'previous.requested' })}
        onNext={() => send({ type: 'next.requested' })}
      />
      <p className={fillClass('keys')}>{keysText(field.type)}</p>
    </>
  )
}
