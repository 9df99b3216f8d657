import { type ReactNode, useEffect, useRef } from 'react'
import type { AnswerValue } from '../../../../../rules/answers.ts'
import { traitsOf } from '../../../../../rules/field-types.ts'
import { FieldControl } from '../../../../fields/field-control.tsx'
import { hintsOf } from '../../../../fields/hints.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Asterisk } from '../../../../ui/inputs/field.tsx'
import { questionClass } from '../../classes.ts'
import { controlId, focusControl } from '../../focus.ts'
import type { FillView } from '../../border.ts'

interface QuestionProps {
  view: FillView
  /** Of the owner's words, as BCP 47; those of the page around them are English. */
  language: string
  /** Why the answer cannot stand; `error-{index}` is its id. */
  error: ReactNode
  onAnswer: (value: AnswerValue) => void
  /** The voice button and what stands around it. */
  children: ReactNode
}

/** A spoken answer stays completed when the person comes back to it, until it is typed over. */
const isCompleted = ({ status, transcript }: FillView['state']) =>
  status === 'completed' || (status === 'active' && Boolean(transcript))

/** The focus comes with the field. The first one must not scroll the title away. */
function useFocusOn(index: number) {
  const isFirst = useRef(true)
  useEffect(() => {
    focusControl(index, { preventScroll: isFirst.current })
    isFirst.current = false
  }, [index])
}

/** Groups are named by `aria-labelledby`, which takes any element; other controls by a real label. */
function QuestionLabel({ field, index, language }: Pick<FillView, 'field' | 'index'> & { language: string }) {
  const isGroup = traitsOf(field.type).control === 'group'
  return (
    <h2 className={questionClass('label')}>
      {isGroup ? (
        <span id={`label-${index}`} lang={language}>
          {field.label}
        </span>
      ) : (
        <label id={`label-${index}`} htmlFor={controlId(index)} lang={language}>
          {field.label}
        </label>
      )}
      {field.required ? <Asterisk /> : null}
    </h2>
  )
}

/** The card of the current field: a region named by its label. */
export function Question({ view, language, error, onAnswer, children }: QuestionProps) {
  const { field, state, index } = view
  useFocusOn(index)
  const hints = hintsOf(field)
  const isFaulty = state.validationError !== undefined
  const describedBy = [
    field.description && `help-${index}`,
    hints.length > 0 && `hints-${index}`,
    isFaulty && `error-${index}`,
  ]
  return (
    <section className={questionClass('root')} aria-labelledby={`label-${index}`}>
      <div className={questionClass('top')}>
        <QuestionLabel field={field} index={index} language={language} />
        <div className={questionClass('badges')}>
          <Badge tone="accent">Active</Badge>
          {isCompleted(state) ? <Badge tone="success">Completed</Badge> : null}
        </div>
      </div>
      {field.description ? (
        <p id={`help-${index}`} lang={language} className={questionClass('help')}>
          {field.description}
        </p>
      ) : null}
      <div className={questionClass('answer')}>
        <div className={questionClass('control')}>
          <div lang={language}>
            <FieldControl
              key={field.id}
              field={field}
              id={controlId(index)}
              value={state.value}
              invalid={isFaulty}
              labelledBy={`label-${index}`}
              describedBy={describedBy.filter(Boolean).join(' ')}
              onChange={onAnswer}
            />
          </div>
          {hints.length > 0 ? (
            <div id={`hints-${index}`} className={questionClass('notes')}>
              {hints.map((hint) => (
                <p key={hint} className={questionClass('hint')}>
                  {hint}
                </p>
              ))}
            </div>
          ) : null}
          {error}
        </div>
        {children}
      </div>
    </section>
  )
}
