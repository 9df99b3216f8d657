import { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import { currentState, settledStates } from '../../../../machines/form-session/context.ts'
import { validateForm } from '../../../../rules/form-answers.ts'
import { AUTO_ADVANCE_MS } from '../../../../rules/limits.ts'
import { done, elapsed, failed } from '../../../machines/support/paths.ts'
import type { Model } from '../model.ts'
import { unreachable } from './unreachable.ts'
import { expectations } from './expectations.ts'
import { type Here, isAt, isFresh, isOpen, isSettled, isUnopened, stateOf, type State, valueOf } from './states.ts'
import { answers, input, TOO_LARGE } from './initial-states.ts'
import { type Device, device } from './device.ts'
import type { SessionDriver } from './driver.ts'

const isMissing = ({ context }: Here, fieldId: string) =>
  validateForm(context.form.fields, settledStates(context)).some((problem) => problem.fieldId === fieldId)
const accepted = {
  type: 'submission.accepted' as const,
  receipt: { success: true as const, id: 'r', submission_id: 'r' },
}

export const sessionModel: Model<typeof formSessionMachine, SessionDriver, State, Device> = {
  machine: formSessionMachine,
  device,
  initialStates: { 'A visitor': input },
  real: ['field'],
  stateOf,
  key: ({ context: { index, states } }) => [
    index,
    Object.values(states).map(({ status, value, validationError }) => [status, value, validationError]),
  ],
  actions: {
    'a session begins': {
      events: [done('createSession', 's')],
      where: isFresh,
      perform: ({ sessions }) => sessions.go(),
    },
    'no session can begin': {
      events: [failed('createSession', new TypeError())],
      where: isFresh,
      perform: ({ sessions }) => sessions.lose(),
    },

    'types an answer': {
      events: ({ context }) => [{ type: 'field.typed', value: answers[context.index] }],
      where: (here) => isSettled(here) && isAt('first field', 'first field error', 'last field')(here),
      perform: ({ type }) => type(),
    },
    'types too large a number': {
      events: [{ type: 'field.typed', value: TOO_LARGE }],
      where: (here) => isOpen(here) && isAt('first field')(here) && valueOf(here) === undefined,
      perform: ({ type }) => type(TOO_LARGE),
    },
    'presses Enter': {
      events: [{ type: 'field.confirmed' }],
      where: (here) => isSettled(here) && isAt('first field', 'last field')(here),
      perform: ({ strike }) => strike('Enter'),
    },
    'presses Enter to go on': {
      events: [{ type: 'field.confirmed' }],
      where: isAt('first field completed', 'optional field'),
      perform: ({ turn, strike }) => turn(1, () => strike('Enter')),
    },
    'waits a moment': {
      events: [elapsed(AUTO_ADVANCE_MS)],
      where: (here) => here.hasTag('advancing'),
      perform: ({ turn, page }) => turn(1, () => page.clock.runFor(AUTO_ADVANCE_MS)),
    },
    'holds the page by a key': {
      events: [{ type: 'advance.cancelled' }],
      perform: ({ strike }) => strike('Shift'),
    },
    'presses Clear answer': {
      events: [{ type: 'field.retried' }],
      where: ({ context }) => currentState(context).validationError !== undefined,
      perform: ({ turn, press }) => turn(0, () => press('Clear answer')),
    },

    'presses Next': {
      events: [{ type: 'next.requested' }],
      where: isSettled,
      perform: ({ turn, press }) => turn(1, () => press('Next')),
    },
    'presses Previous': {
      events: [{ type: 'previous.requested' }],
      perform: ({ turn, press }) => turn(-1, () => press('Previous')),
    },
    'presses Alt and the right arrow': {
      events: [{ type: 'next.requested' }],
      where: isAt('optional field'),
      perform: ({ turn, page }) => turn(1, () => page.keyboard.press('Alt+ArrowRight')),
    },
    'presses Alt and the left arrow': {
      events: [{ type: 'previous.requested' }],
      where: isAt('optional field'),
      perform: ({ turn, page }) => turn(-1, () => page.keyboard.press('Alt+ArrowLeft')),
    },
    'presses Review of the missing one': {
      events: [{ type: 'field.chosen', index: 0 }],
      where: (here) => here.hasTag('filling') && isMissing(here, 'age'),
      perform: ({ press, seeFocus }) => press('Review How old are you').then(() => seeFocus(0)),
    },

    'presses Submit Form': {
      events: [{ type: 'submission.requested' }],
      where: isAt('first field completed', 'last field completed'),
      perform: ({ press }) => press('Submit Form'),
    },
    'presses Cancel': {
      events: [{ type: 'review.closed' }],
      where: isAt('reviewing'),
      perform: ({ press }) => press('Cancel'),
    },
    'sends it': {
      events: [accepted],
      where: (here) => isAt('reviewing')(here) && isOpen(here),
      perform: ({ send }) => send(),
    },
    'sends it, and the session begins first': {
      events: [{ type: 'session.opened', sessionId: 's' }, accepted],
      where: (here) => isAt('reviewing')(here) && isUnopened(here),
      perform: ({ send, sessions }) => Promise.all([send(), sessions.go()]),
    },
    'presses Close': {
      events: [{ type: 'review.closed' }],
      where: isAt('sent'),
      perform: ({ press }) => press('Close'),
    },
    'presses Start Over': {
      events: [{ type: 'session.restarted' }],
      where: isAt('last field'),
      perform: ({ press }) => press('Start Over'),
    },
  },
  expectations,
  unreachable,
}
