import { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import { currentState, settledStates } from '../../../../machines/form-session/context.ts'
import { validateForm } from '../../../../rules/form-answers.ts'
import { AUTO_ADVANCE_MS } from '../../../../rules/limits.ts'
import { done, elapsed, failed } from '../../../machines/support/paths.ts'
import type { Model } from '../model.ts'
import { unreachable } from './unreachable.ts'
import { expectations } from './expectations.ts'
import {
  type Here,
  isAt,
  isChanging,
  isFresh,
  isOpen,
  isRefused,
  isSettled,
  isUnopened,
  isWrong,
  stateOf,
  type State,
  valueOf,
} from './states.ts'
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
  key: ({ context: { index, isChanging: isChanged, states } }) => [
    index,
    isChanged,
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
    'goes elsewhere with the keyboard': {
      events: ({ context: { index } }) => [{ type: 'field.blurred', index }],
      where: (here) => isAt('first field')(here) && isWrong(here) && valueOf(here) !== undefined,
      perform: async ({ page, strike }) => {
        await strike('Tab')
        await page.clock.runFor(1)
      },
    },
    'presses Enter': {
      events: [{ type: 'field.confirmed' }],
      where: (here) =>
        isSettled(here) && isAt('first field', 'last field')(here) && !(isChanging(here) && isAt('last field')(here)),
      perform: ({ strike }) => strike('Enter'),
    },
    'presses Enter to go on': {
      events: [{ type: 'field.confirmed' }],
      where: (here) => isAt('first field completed', 'optional field')(here) && !isChanging(here),
      perform: ({ turn, strike }) => turn(1, () => strike('Enter')),
    },
    'presses Enter again at a wrong answer': {
      events: [{ type: 'field.confirmed' }],
      where: (here) => isRefused(here) && isAt('first field error')(here),
      perform: ({ turn, page }) => turn(1, () => page.getByRole('spinbutton').press('Enter')),
    },
    'presses Enter to the review': {
      events: [{ type: 'field.confirmed' }],
      where: (here) => isChanging(here) && isAt('first field completed')(here),
      perform: ({ strike }) => strike('Enter'),
    },
    'waits for the review': {
      events: [elapsed(AUTO_ADVANCE_MS)],
      where: (here) => here.hasTag('advancing') && isChanging(here),
      perform: ({ page }) => page.clock.runFor(AUTO_ADVANCE_MS),
    },
    'waits a moment': {
      events: [elapsed(AUTO_ADVANCE_MS)],
      where: (here) => here.hasTag('advancing') && !isChanging(here),
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
      where: (here) => isSettled(here) && !isChanging(here) && (isRefused(here) || !isWrong(here)),
      perform: ({ turn, goOn }) => turn(1, () => goOn('Next')),
    },
    'presses Next at a wrong answer': {
      events: [{ type: 'next.requested' }],
      where: (here) => isSettled(here) && !isChanging(here) && !isRefused(here) && isWrong(here),
      perform: ({ goOn }) => goOn('Next'),
    },
    'presses Alt and the right arrow to the review': {
      events: [{ type: 'next.requested' }],
      where: (here) => isChanging(here) && isAt('first field')(here) && !isWrong(here),
      perform: ({ page }) => page.keyboard.press('Alt+ArrowRight'),
    },
    'presses Back to Review': {
      events: [{ type: 'form.finished' }],
      where: (here) => isChanging(here) && isAt('first field')(here) && !isWrong(here),
      perform: ({ goOn }) => goOn('Back to Review'),
    },
    'presses Submit Form at the end': {
      events: [{ type: 'form.finished' }],
      where: (here) => isAt('last field completed')(here) && !isMissing(here, 'age') && !isChanging(here),
      perform: ({ goOn }) => goOn('Submit Form'),
    },
    'presses Submit Form at a wrong answer': {
      events: [{ type: 'form.finished' }],
      where: (here) =>
        isSettled(here) && isAt('last field')(here) && isWrong(here) && !isRefused(here) && !isChanging(here),
      perform: ({ goOn }) => goOn('Submit Form'),
    },
    'presses Submit Form again at a wrong answer': {
      events: [{ type: 'form.finished' }],
      where: (here) => isAt('last field')(here) && isRefused(here) && !isChanging(here),
      perform: ({ goOn, seeFocus }) => goOn('Submit Form').then(() => seeFocus(2)),
    },
    'presses Submit Form while another is missing': {
      events: [{ type: 'form.finished' }],
      where: (here) => isAt('last field completed')(here) && isMissing(here, 'age') && !isChanging(here),
      perform: ({ turn, goOn }) => turn(-2, () => goOn('Submit Form')),
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
      where: isAt('first field completed'),
      perform: ({ panel }) => panel.getByRole('button', { name: 'Submit Form' }).click(),
    },
    'presses Cancel': {
      events: [{ type: 'review.closed' }],
      where: isAt('reviewing'),
      perform: ({ press }) => press('Cancel'),
    },
    'presses Change': {
      events: [{ type: 'review.left', index: 0 }],
      where: isAt('reviewing'),
      perform: ({ press, seeFocus }) => press('Change How old are you').then(() => seeFocus(0)),
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
      events: [{ type: 'restart.requested' }],
      where: isAt('last field'),
      perform: ({ press }) => press('Start Over'),
    },
    'keeps the answers': { events: [{ type: 'restart.refused' }], perform: ({ press }) => press('Keep my answers') },
    'starts over': {
      events: [{ type: 'session.restarted' }],
      perform: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Start Over' }).click(),
    },
  },
  expectations,
  unreachable,
}
