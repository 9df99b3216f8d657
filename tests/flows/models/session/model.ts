import { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import { currentState, settledStates } from '../../../../machines/form-session/context.ts'
import { validateForm } from '../../../../rules/form-answers.ts'
import { AUTO_ADVANCE_MS } from '../../../../rules/limits.ts'
import { done, elapsed, failed } from '../../../machines/support/paths.ts'
import type { Model } from '../model.ts'
import { beyond } from './unreachable.ts'
import { shows } from './expectations.ts'
import { type Here, isAt, isFresh, isOpen, isSettled, isUnopened, stateOf, type State, valueOf } from './states.ts'
import { answers, input, TOO_LARGE } from './initial-states.ts'
import { type Device, device } from './device.ts'
import type { SessionWorld } from './driver.ts'

const isMissing = ({ context }: Here, fieldId: string) =>
  validateForm(context.form.fields, settledStates(context)).some((problem) => problem.fieldId === fieldId)
const accepted = {
  type: 'submission.accepted' as const,
  receipt: { success: true as const, id: 'r', submission_id: 'r' },
}

export const sessionModel: Model<typeof formSessionMachine, SessionWorld, State, Device> = {
  machine: formSessionMachine,
  device,
  beginnings: { 'A visitor': input },
  real: ['field'],
  stateOf,
  facts: ({ context: { index, states } }) => [
    index,
    Object.values(states).map(({ status, value, validationError }) => [status, value, validationError]),
  ],
  deeds: {
    'a session begins': {
      means: [done('createSession', 's')],
      where: isFresh,
      does: ({ sessions }) => sessions.go(),
    },
    'no session can begin': {
      means: [failed('createSession', new TypeError())],
      where: isFresh,
      does: ({ sessions }) => sessions.lose(),
    },

    'types an answer': {
      means: ({ context }) => [{ type: 'field.typed', value: answers[context.index] }],
      where: (here) => isSettled(here) && isAt('first field', 'first field error', 'last field')(here),
      does: ({ type }) => type(),
    },
    'types too large a number': {
      means: [{ type: 'field.typed', value: TOO_LARGE }],
      where: (here) => isOpen(here) && isAt('first field')(here) && valueOf(here) === undefined,
      does: ({ type }) => type(TOO_LARGE),
    },
    'presses Enter': {
      means: [{ type: 'field.confirmed' }],
      where: (here) => isSettled(here) && isAt('first field', 'last field')(here),
      does: ({ strike }) => strike('Enter'),
    },
    'presses Enter to go on': {
      means: (here) => [{ type: isAt('optional field')(here) ? 'field.confirmed' : 'next.requested' }],
      where: isAt('first field completed', 'optional field'),
      does: ({ turn, strike }) => turn(1, () => strike('Enter')),
    },
    'waits a moment': {
      means: [elapsed(AUTO_ADVANCE_MS)],
      where: (here) => here.hasTag('advancing'),
      does: ({ turn, page }) => turn(1, () => page.clock.runFor(AUTO_ADVANCE_MS)),
    },
    'holds the page by a key': {
      means: [{ type: 'advance.cancelled' }],
      does: ({ strike }) => strike('Shift'),
    },
    'presses Clear answer': {
      means: [{ type: 'field.retried' }],
      where: ({ context }) => currentState(context).validationError !== undefined,
      does: ({ turn, press }) => turn(0, () => press('Clear answer')),
    },

    'presses Next': {
      means: [{ type: 'next.requested' }],
      where: isSettled,
      does: ({ turn, press }) => turn(1, () => press('Next')),
    },
    'presses Previous': {
      means: [{ type: 'previous.requested' }],
      does: ({ turn, press }) => turn(-1, () => press('Previous')),
    },
    'presses Alt and the right arrow': {
      means: [{ type: 'next.requested' }],
      where: isAt('optional field'),
      does: ({ turn, page }) => turn(1, () => page.keyboard.press('Alt+ArrowRight')),
    },
    'presses Alt and the left arrow': {
      means: [{ type: 'previous.requested' }],
      where: isAt('optional field'),
      does: ({ turn, page }) => turn(-1, () => page.keyboard.press('Alt+ArrowLeft')),
    },
    'presses Review of the missing one': {
      means: [{ type: 'field.chosen', index: 0 }],
      where: (here) => here.hasTag('filling') && isMissing(here, 'age'),
      does: ({ press, seeFocus }) => press('Review How old are you').then(() => seeFocus(0)),
    },

    'presses Submit Form': {
      means: [{ type: 'submission.requested' }],
      where: isAt('first field completed', 'last field completed'),
      does: ({ press }) => press('Submit Form'),
    },
    'presses Cancel': {
      means: [{ type: 'review.closed' }],
      where: isAt('reviewing'),
      does: ({ press }) => press('Cancel'),
    },
    'sends it': {
      means: [accepted],
      where: (here) => isAt('reviewing')(here) && isOpen(here),
      does: ({ send }) => send(),
    },
    'sends it, and the session begins first': {
      means: [{ type: 'session.opened', sessionId: 's' }, accepted],
      where: (here) => isAt('reviewing')(here) && isUnopened(here),
      does: ({ send, sessions }) => Promise.all([send(), sessions.go()]),
    },
    'presses Close': {
      means: [{ type: 'review.closed' }],
      where: isAt('sent'),
      does: ({ press }) => press('Close'),
    },
    'presses Start Over': {
      means: [{ type: 'session.restarted' }],
      where: isAt('last field'),
      does: ({ press }) => press('Start Over'),
    },
  },
  shows,
  beyond,
}
