import type { AnswerValue } from '../../../rules/answers.ts'
import { fillClass } from './classes.ts'
import { goOn, keysText, useKeyboard } from './keyboard.ts'
import { Moves } from './moves.tsx'
import { Question } from './question.tsx'
import { selectField, selectFieldState, selectPosition, type SessionSnapshot } from './selectors.ts'
import { selectVoice, type SessionRef } from './session.ts'
import type { VoiceSideStore } from './voice-side.ts'
import { VoicePart } from './voice-part.tsx'

interface CurrentFieldProps {
  session: SessionRef
  snapshot: SessionSnapshot
  side: VoiceSideStore
}

/** A control may answer late, as a file does while it is read: by then the person may be elsewhere. */
function answer(session: SessionRef, fieldId: string, value: AnswerValue) {
  if (selectField(session.getSnapshot()).id === fieldId) session.send({ type: 'field.typed', value })
}

/** The field that is being answered, its voice, and the moves to the others. */
export function CurrentField({ session, snapshot, side }: CurrentFieldProps) {
  useKeyboard(session)
  const field = selectField(snapshot)
  const state = selectFieldState(snapshot)
  const { index, total } = selectPosition(snapshot)
  const onAnswer = (value: AnswerValue) => answer(session, field.id, value)
  return (
    <>
      <Question
        field={field}
        state={state}
        index={index}
        onAnswer={onAnswer}
        onRetry={() => session.send({ type: 'field.retried' })}
      >
        {field.type === 'file' ? null : (
          <VoicePart
            key={field.id}
            field={field}
            voice={selectVoice(snapshot)}
            side={side}
            transcript={state.transcript}
            onDone={() => goOn(session)}
            onEdit={onAnswer}
          />
        )}
      </Question>
      <Moves
        index={index}
        total={total}
        onPrevious={() => session.send({ type: 'previous.requested' })}
        onNext={() => session.send({ type: 'next.requested' })}
      />
      <p className={fillClass('keys')}>{keysText(field.type)}</p>
    </>
  )
}
