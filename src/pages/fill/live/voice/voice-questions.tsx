import { currentField, currentState } from '../../../../../machines/form-session/context.ts'
import { isSpellable } from '../../../../../rules/field-types.ts'
import { answerText } from '../../../../fields/answer-text.ts'
import { Button } from '../../../../ui/inputs/button.tsx'
import { focusControl, focusVoice } from '../../focus.ts'
import { type Moment, voiceOf } from '../../session/refs.ts'
import { AnswerCheck } from './answer-check.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { KeptAnswer } from './saved-recording.tsx'
import { RefusedAnswer } from './refused-answer.tsx'

interface VoiceQuestionsProps {
  moment: Moment
  /** In which the form asks, as BCP 47. */
  language: string
}

/** What voice input asks: whether someone else may hear it, whether what was heard is right, and what becomes of what was not. */
export function VoiceQuestions({ moment, language }: VoiceQuestionsProps) {
  const { session, snapshot, voice, side } = moment
  const field = currentField(snapshot.context)
  const start = (listenFor: 'answer' | 'spelling') => {
    voiceOf(session.getSnapshot())?.send({ type: 'voice.started', listenFor })
    focusVoice()
  }
  const hearAgain = () => {
    moment.hearAgain()
    focusVoice()
  }
  const edit = (value = currentState(snapshot.context).value) => {
    session.send({ type: 'field.typed', value })
    focusControl(snapshot.context.index)
  }
  if (side.question) return <ConsentQuestion {...side.question} />
  if (voice?.matches('error') && side.savedFor === field.id)
    return <KeptAnswer isOffline={voice.context.failure?.kind === 'offline'} onAgain={hearAgain} />
  if (voice?.hasTag('unconfirmed'))
    return <Doubted moment={moment} language={language} onEdit={() => edit(voice.context.value)} />
  if (voice?.hasTag('refused')) {
    const onSpell = isSpellable(field.type) ? () => start('spelling') : undefined
    return <RefusedAnswer onAgain={() => start('answer')} onSpell={onSpell} onEdit={edit} />
  }
  // Also while the page is about to move on: what appeared only under a touch would move the buttons away from it.
  if (!voice?.matches('completed')) return null
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={() => start('answer')}>
        Correct it by voice
      </Button>
    </div>
  )
}

function Doubted({ moment, language, onEdit }: VoiceQuestionsProps & { onEdit: () => void }) {
  const { session, snapshot, voice, readAloud } = moment
  const tell = (type: 'voice.confirmed' | 'voice.refused') => {
    voiceOf(session.getSnapshot())?.send({ type })
    focusVoice()
  }
  const field = currentField(snapshot.context)
  const value = voice?.context.value ?? null
  return (
    <AnswerCheck
      answer={answerText(field, value, language)}
      language={language}
      onYes={() => tell('voice.confirmed')}
      onRead={(signal) => readAloud(value, field.type, signal)}
      onNo={() => tell('voice.refused')}
      onEdit={onEdit}
    />
  )
}
