import { useState, useSyncExternalStore } from 'react'
import { FIELD_VALIDATION_FAILED } from '../../../../machines/field/field-states.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { FieldError } from '../../../ui/inputs/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { questionClass } from '../classes.ts'
import { controlId, focusControl } from '../focus.ts'
import { NOTHING_TO_SEND } from './texts.ts'
import type { LiveState } from './live-state.ts'

interface AnswerErrorProps {
  index: number
  /** Of the field. */
  label: string
  problem: string | undefined
  send: LiveState['send']
}

/** No answer is wrong, and there is none. */
export const NothingToSend = () => <FieldError>{NOTHING_TO_SEND}</FieldError>

function subscribeToFocus(onChange: () => void) {
  const types = ['focusin', 'focusout'] as const
  // The focus is nowhere while it leaves one element for another.
  const onMoved = () => queueMicrotask(onChange)
  for (const type of types) document.addEventListener(type, onMoved)
  return () => types.forEach((type) => document.removeEventListener(type, onMoved))
}

/**
 * Whether the error describes its control. One that appears under the focus is said as an alert, and would be said again
 * as a change of the description: it becomes that when the focus leaves.
 */
function useIsDescription(index: number, problem: string, known: string | undefined): boolean {
  const [described, setDescribed] = useState(known)
  const hasFocus = () => document.getElementById(controlId(index))?.contains(document.activeElement) ?? false
  const isFocused = useSyncExternalStore(subscribeToFocus, hasFocus)
  if (!isFocused && described !== problem) setDescribed(problem)
  return described === problem
}

/** Of a message that begins with the label the rest counts: a long label stands in full above. */
function Reason({ label, problem }: { label: string; problem: string }) {
  if (!problem.startsWith(label)) return <span>{problem}</span>
  return (
    <span className={questionClass('reason')}>
      <span>{label}</span>
      <span>{problem.slice(label.length)}</span>
    </span>
  )
}

/** Why the answer cannot stand. It is kept, so that it can be mended; or it is cleared. */
export function AnswerError({ problem, ...rest }: AnswerErrorProps) {
  const [known, setKnown] = useState(problem)
  if (known !== undefined && known !== problem) setKnown(undefined)
  // What follows the focus is there only with a problem: at each field that comes it would have the page shown twice.
  return problem === undefined ? null : <Problem problem={problem} known={known} {...rest} />
}

interface ProblemProps extends AnswerErrorProps {
  problem: string
  /** What was said of the answer before. */
  known: string | undefined
}

function Problem({ index, label, problem, known, send }: ProblemProps) {
  const isDescription = useIsDescription(index, problem, known)
  const clear = () => {
    // The button goes with the error, and must not take the keyboard along.
    focusControl(index)
    send({ type: 'field.retried' })
  }
  return (
    <Stack gap={1} align="start">
      <FieldError {...(isDescription && { id: `error-${index}` })} isKnown={known === problem}>
        <span>{FIELD_VALIDATION_FAILED}</span>
        <br />
        <Reason label={label} problem={problem} />
      </FieldError>
      <Button variant="quiet" onClick={clear}>
        Clear answer
      </Button>
    </Stack>
  )
}
