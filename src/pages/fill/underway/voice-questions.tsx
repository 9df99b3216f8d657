import { currentField } from '../../../../machines/form-session.parts.ts'
import { answerText } from '../../../fields/answer-text.ts'
import { type Moment, voiceOf } from '../session.ts'
import { AnswerCheck } from './answer-check.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { KeptAnswer } from './kept-answer.tsx'

/** What voice input asks: whether someone else may hear it, whether what was heard is right, and what becomes of what was not. */
export function VoiceQuestions({ moment }: { moment: Moment }) {
  const { session, snapshot, voice, side, readAloud } = moment
  const tell = (type: 'voice.confirmed' | 'voice.refused' | 'voice.started') =>
    voiceOf(session.getSnapshot())?.send({ type })
  const sayAgain = () => {
    tell('voice.refused')
    tell('voice.started')
  }
  if (side.question) return <ConsentQuestion {...side.question} />
  const field = currentField(snapshot.context)
  if (voice?.matches('error') && side.keptFor === field.id)
    return <KeptAnswer isOffline={voice.context.failure?.kind === 'offline'} onAgain={moment.hearAgain} />
  if (!voice?.hasTag('unconfirmed')) return null
  const { value } = voice.context
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
