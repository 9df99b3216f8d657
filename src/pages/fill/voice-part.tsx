import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { FormField } from '../../../contract/types.gen.ts'
import type { AnswerValue } from '../../../rules/answers.ts'
import { answerText } from '../../fields/answer-text.ts'
import { AnswerCheck } from './answer-check.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { selectLevel, selectVoiceState } from './selectors.ts'
import type { VoiceRef } from './session.ts'
import type { VoiceState } from './texts.ts'
import { VoiceButton } from './voice-button.tsx'
import type { VoiceSideStore } from './voice-side.ts'
import { VoiceStatus } from './voice-status.tsx'

interface VoicePartProps {
  field: FormField
  voice: VoiceRef | undefined
  side: VoiceSideStore
  /** What was said when the field was answered before. */
  transcript: string | undefined
  /** 'Done' on an answer that stands. */
  onDone: () => void
  /** The person would rather mend what was heard. */
  onEdit: (value: AnswerValue) => void
}

const EVENTS = {
  idle: 'voice.started',
  'requesting-permission': 'voice.stopped',
  listening: 'voice.stopped',
  processing: 'voice.stopped',
  transcribing: 'voice.stopped',
  completed: 'voice.confirmed',
  error: 'voice.retried',
} as const satisfies Record<VoiceState, string>

/** The voice button, what it says, and what it asks. */
export function VoicePart({ field, voice, side, transcript, onDone, onEdit }: VoicePartProps) {
  const state = useSelector(voice, selectVoiceState)
  const level = useSelector(voice, selectLevel)
  const context = useSelector(voice, (snapshot) => snapshot?.context)
  const isUnconfirmed = useSelector(voice, (snapshot) => snapshot?.hasTag('unconfirmed') ?? false)
  const { hearer, question } = useSyncExternalStore(side.subscribe, side.read)
  const press = () => (state === 'completed' && !isUnconfirmed ? onDone() : voice?.send({ type: EVENTS[state] }))
  return (
    <>
      <VoiceButton state={state} level={level} onPress={press} />
      <VoiceStatus
        state={state}
        label={field.label}
        transcript={context?.transcript || transcript}
        problem={context?.failure?.message}
        privacy={hearer}
      >
        {question ? <ConsentQuestion {...question} /> : null}
        {isUnconfirmed && context ? (
          <AnswerCheck
            answer={answerText(field, context.value)}
            onYes={() => voice?.send({ type: 'voice.confirmed' })}
            onNo={() => voice?.send({ type: 'voice.refused' })}
            onEdit={() => onEdit(context.value)}
          />
        ) : null}
      </VoiceStatus>
    </>
  )
}
