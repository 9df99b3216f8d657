import { currentField, currentState } from '../../../../../machines/form-session/context.ts'
import { isSpellable } from '../../../../../rules/field-types.ts'
import { answerText } from '../../../../fields/answer-text.ts'
import { Button } from '../../../../ui/inputs/button.tsx'
import { focusControl } from '../../focus.ts'
import { focusVoice } from '../focus.ts'
import type { LiveState } from '../live-state.ts'
import { AnswerCheck } from './answer-check.tsx'
import { Proposal } from './proposal.tsx'
import { SavedRecording } from './saved-recording.tsx'
import { RefusedAnswer } from './refused-answer.tsx'

interface VoiceQuestionsProps {
  live: LiveState
  /** In which the form asks, as BCP 47. */
  language: string
}

const SILENT = ['idle', 'declined', 'error'] as const

/** What voice input asks of an answer: whether what was heard is right, and what becomes of what was not. */
export function VoiceQuestions({ live, language }: VoiceQuestionsProps) {
  const { snapshot, voice, notices, send } = live
  const field = currentField(snapshot.context)
  const start = (listenFor: 'answer' | 'spelling') => {
    send({ type: 'voice.started', listenFor })
    focusVoice()
  }
  const hearAgain = () => {
    send({ type: 'voice.started', mode: 'again' })
    focusVoice()
  }
  const edit = (value = currentState(snapshot.context).value) => {
    send({ type: 'field.typed', value })
    focusControl(snapshot.context.index)
  }
  const isSilent = SILENT.some((state) => voice?.matches(state))
  if (isSilent && notices.savedFor.includes(field.id))
    return <SavedRecording isOffline={voice?.context.failure?.kind === 'offline'} onAgain={hearAgain} />
  if (voice?.hasTag('unconfirmed'))
    return <Doubted live={live} language={language} onEdit={() => edit(voice.context.value)} />
  if (voice?.hasTag('proposed')) return <Proposed live={live} language={language} />
  if (voice?.hasTag('refused')) {
    const onSpell = isSpellable(field.type) ? () => start('spelling') : undefined
    return <RefusedAnswer onAgain={() => start('answer')} onSpell={onSpell} onEdit={() => edit()} />
  }
  return null
}

const ASKING = ['unconfirmed', 'proposed', 'refused'] as const

/** Also while the page is about to move on: what appeared only under a touch would not be pressed in time. */
export function CorrectionByVoice({ live: { voice, send } }: Pick<VoiceQuestionsProps, 'live'>) {
  if (!voice?.matches('completed') || ASKING.some((tag) => voice.hasTag(tag))) return null
  const start = () => {
    send({ type: 'voice.started', listenFor: 'answer' })
    focusVoice()
  }
  return (
    <div>
      <Button variant="ghost" onClick={start}>
        Correct it by voice
      </Button>
    </div>
  )
}

function Proposed({ live: { voice, send }, language }: VoiceQuestionsProps) {
  const reply = (type: 'voice.confirmed' | 'voice.limited') => {
    send({ type })
    focusVoice()
  }
  return (
    <Proposal
      parts={voice?.context.parts ?? []}
      language={language}
      onAll={() => reply('voice.confirmed')}
      onOne={() => reply('voice.limited')}
    />
  )
}

function Doubted({ live, language, onEdit }: VoiceQuestionsProps & { onEdit: () => void }) {
  const { snapshot, voice, send, services } = live
  const reply = (type: 'voice.confirmed' | 'voice.refused') => {
    send({ type })
    focusVoice()
  }
  const field = currentField(snapshot.context)
  const value = voice?.context.value ?? null
  const answer = answerText(field, value, language)
  return (
    // What else it may have been is a question of its own, which the keyboard and a screen reader come to.
    <AnswerCheck
      key={answer}
      answer={answer}
      language={language}
      onYes={() => reply('voice.confirmed')}
      onRead={(signal) => services.readAloud(value, field.type, signal)}
      onNo={() => reply('voice.refused')}
      onEdit={onEdit}
    />
  )
}
