import type { ReactNode } from 'react'
import type { AnswerValue } from '../../../../../rules/answers.ts'
import { FieldControl } from '../../../../fields/field-control.tsx'
import { hintsOf } from '../../../../fields/hints.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { questionClass } from '../../classes.ts'
import { controlId } from '../../focus.ts'
import type { FillView } from '../../boundary.ts'
import { Clamped } from '../text/clamped.tsx'
import { QuestionLabel } from './question-label.tsx'

interface QuestionProps {
  view: FillView
  /** It has the owner's words above it. */
  isFirst: boolean
  /** Of the owner's words, as BCP 47; those of the page around them are English. */
  language: string
  /** Why the answer cannot stand; `error-{index}` is its id. */
  error: ReactNode
  /** Below the answer: a way to change what was heard. */
  correction: ReactNode
  /** What the voice does, hears and asks; none where the field cannot be spoken. */
  status: ReactNode
  voice: ReactNode
  onAnswer: (value: AnswerValue, isPicked?: boolean) => void
}

/** A spoken answer stays completed when the person comes back to it, until it is typed over. */
const isCompleted = ({ status, transcript }: FillView['state']) =>
  status === 'completed' || (status === 'active' && Boolean(transcript))

/** The card of the current field: a region named by its label. */
export function Question({ status, voice, isFirst, ...answer }: QuestionProps) {
  const { view, language } = answer
  const { field, state, index } = view
  return (
    <section className={questionClass('root')} aria-labelledby={`label-${index}`}>
      <div className={questionClass('top')}>
        <Badge tone="accent">Active</Badge>
        {isCompleted(state) ? <Badge tone="success">Completed</Badge> : null}
      </div>
      <QuestionLabel key={field.id} field={field} index={index} language={language} />
      {status}
      {field.description ? (
        <Clamped key={`help-${index}`} id={`help-${index}`} lang={language} className={questionClass('help')}>
          {field.description}
        </Clamped>
      ) : null}
      <div key={`answer-${index}`} className={questionClass('answer', { first: isFirst })}>
        <Answer {...answer} isSpoken={voice !== null} />
        {voice}
      </div>
    </section>
  )
}

type AnswerProps = Omit<QuestionProps, 'status' | 'voice' | 'isFirst'> & { isSpoken: boolean }

/** The control, which scrolls where it is long, and what is to be known of the answer below it. */
function Answer({ view, language, error, correction, isSpoken, onAnswer }: AnswerProps) {
  const { field, state, heard, index, voice } = view
  const hints = hintsOf(field)
  const isFaulty = state.validationError !== undefined
  const describedBy = [
    field.description && `help-${index}`,
    hints.length > 0 && `hints-${index}`,
    isFaulty && `error-${index}`,
  ]
  return (
    <div className={questionClass('control')}>
      <div lang={language} className={questionClass('scroller', { heard: heard !== undefined })}>
        <FieldControl
          field={field}
          id={controlId(index)}
          value={heard ?? state.value}
          invalid={isFaulty}
          labelledBy={`label-${index}`}
          describedBy={describedBy.filter(Boolean).join(' ')}
          onChange={onAnswer}
        />
      </div>
      <div className={questionClass('notes')}>
        {error}
        {hints.length > 0 ? (
          <div id={`hints-${index}`} className={questionClass('hints')}>
            {hints.map((hint) => (
              <p key={hint}>{hint}</p>
            ))}
          </div>
        ) : null}
        {isSpoken && voice.audioRecipient !== undefined ? (
          <p className={questionClass('recipient')}>{voice.audioRecipient}</p>
        ) : null}
        {correction}
      </div>
    </div>
  )
}
