import { currentField } from '../../../../machines/form-session.parts.ts'
import { answerText } from '../../../fields/answer-text.ts'
import { type Moment, voiceOf } from '../session.ts'
import { AnswerCheck } from './answer-check.tsx'
import { ConsentQuestion } from './consent-question.tsx'

/** What voice input asks: whether someone else may hear it, and whether what was heard is right. */
export function VoiceQuestions({ moment: { session, snapshot, voice, side, readAloud } }: { moment: Moment }) {
  const tell = (type: 'voice.confirmed' | 'voice.refused' | 'voice.started') =>
    voiceOf(session.getSnapshot())?.send({ type })
  const sayAgain = () => {
    tell('voice.refused')
    tell('voice.started')
  }
  if (side.question) return <ConsentQuestion {...side.question} />
  if (!voice?.hasTag('unconfirmed')) return null
  const { value } = voice.context
  const field = currentField(snapshot.context)
  return (
    <AnswerCheck
      answer={answerText(field, value)}
      onYes={() => tell('voice.confirmed')}
      onRead={(signal) => readAloud(value, field.type, signal)}
      onNo={sayAgain}
      onEdit={() => session.send({ type: 'field.typed', value })}
    />
  )
}
