import { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import type { Model } from '../model.ts'
import { answers, input } from './initial-states.ts'
import { type Device, device, inputOn, offered } from './device.ts'
import { sessionModel } from './model.ts'
import { expectations } from './expectations.ts'
import { type Here, isAt, isOpen, stateOf, type State, valueOf } from './states.ts'
import type { SessionDriver } from './driver.ts'

type Actions = Model<typeof formSessionMachine, SessionDriver, State, Device>['actions']

/** The storage works again: nothing of what was answered meanwhile is stored yet. */
const isEmptyAgain = (_: Here, { trouble, stored }: Device) => !trouble && stored === null

/** An action of the session's own model, less often. */
function only(name: string, isWanted: (here: Here, now: Device) => boolean): Actions[string] {
  const action = sessionModel.actions[name]
  if (!action) throw new Error(`No action is called "${name}"`)
  return { ...action, where: (here, now) => isWanted(here, now) && action.where?.(here, now) !== false }
}

/** What a person does to a session, as far as it changes what is stored: navigation has paths of its own. */
const filling: Actions = {
  'a session begins': only('a session begins', () => true),
  'types an answer': only(
    'types an answer',
    (here, now) => isOpen(here) && valueOf(here) === undefined && !isEmptyAgain(here, now),
  ),
  'types an answer, and all is kept again': only('types an answer', isEmptyAgain),
  'types too large a number': only('types too large a number', (_, { trouble }) => !trouble),
  'presses Enter': only('presses Enter', (here) => valueOf(here) !== undefined),
  'presses Next': only('presses Next', (here) => isAt('optional field')(here) || valueOf(here) === answers[0]),
  'presses Submit Form': only('presses Submit Form at the end', isAt('last field completed')),
  'sends it': only('sends it', (_, { trouble }) => !trouble),
  'sends it, though nothing may be removed': only('sends it', (_, { trouble }) => trouble === 'forbidden'),
}

const isUntouched = (here: Here) => isOpen(here) && isAt('first field')(here) && valueOf(here) === undefined

/** The device, which stores the answers until they are sent: it may be full or forbidden, and the page may be reloaded. */
const saving: Actions = {
  'the storage is full': {
    changes: ({ stored }) => ({ trouble: 'full', stored }),
    where: (here, { trouble }) => !trouble && isOpen(here) && isAt('first field completed')(here),
    perform: ({ storage }) => storage.suffer('full'),
  },
  'the storage is forbidden': {
    changes: ({ stored }) => ({ trouble: 'forbidden', stored }),
    where: (here, { trouble }) => !trouble && isUntouched(here),
    perform: ({ storage }) => storage.suffer('forbidden'),
  },
  'the storage works again': {
    changes: ({ stored }) => ({ trouble: undefined, stored }),
    where: (here, { trouble }) => trouble === 'full' && isAt('last field')(here),
    perform: ({ storage }) => storage.suffer(undefined),
  },
  'reloads the page': {
    restarts: inputOn,
    where: (here, now) =>
      offered(now) !== null &&
      isAt('asked to continue', 'first field error', 'optional field', 'last field completed', 'reviewing')(here),
    perform: ({ page, begin }) => page.reload().then(begin),
  },
  'reloads the page, of which nothing is kept': {
    restarts: inputOn,
    where: (here, { trouble, stored }) =>
      trouble !== 'forbidden' && stored === null && isAt('optional field', 'sent')(here),
    perform: ({ page, begin }) => page.reload().then(begin),
  },
  'reloads the page, of which nothing may be read': {
    restarts: inputOn,
    where: (here, { trouble }) => trouble === 'forbidden' && isAt('first field')(here) && valueOf(here) !== undefined,
    perform: ({ page, begin }) => page.reload().then(begin),
  },
  'presses Continue': {
    events: [{ type: 'recovery.accepted' }],
    perform: ({ press, seeFocus }, { context }) => press('Continue').then(() => seeFocus(context.index)),
  },
  'presses Start over': {
    events: [{ type: 'recovery.refused' }],
    perform: ({ press, seeFocus }) => press('Start over').then(() => seeFocus(0)),
  },
}

export const savingModel: Model<typeof formSessionMachine, SessionDriver, State, Device> = {
  ...sessionModel,
  device,
  initialStates: { 'A visitor and their device': input },
  key: (here, now) => [sessionModel.key(here, now), now],
  actions: { ...filling, ...saving },
  expectations,
  stateOf,
}
