import { formSessionMachine } from '../../../../machines/form-session/form-session.machine.ts'
import type { Model } from '../model.ts'
import { answers, input } from './initial-states.ts'
import { type Device, device, inputOn, offered } from './device.ts'
import { sessionModel } from './model.ts'
import { shows } from './expectations.ts'
import { type Here, isAt, isOpen, stateOf, type State, valueOf } from './states.ts'
import type { SessionWorld } from './driver.ts'

type Deeds = Model<typeof formSessionMachine, SessionWorld, State, Device>['deeds']

/** After a time without: nothing of what was answered meanwhile is kept yet. */
const isEmptyAgain = (_: Here, { trouble, kept }: Device) => !trouble && kept === null

/** A deed of the session's own walks, less often. */
function only(name: string, isWanted: (here: Here, now: Device) => boolean): Deeds[string] {
  const deed = sessionModel.deeds[name]
  if (!deed) throw new Error(`No deed is called "${name}"`)
  return { ...deed, where: (here, now) => isWanted(here, now) && deed.where?.(here, now) !== false }
}

/** What a person does to a session, as far as it changes what is kept: moving through it is walked apart. */
const filling: Deeds = {
  'a session begins': only('a session begins', () => true),
  'types an answer': only(
    'types an answer',
    (here, now) => isOpen(here) && valueOf(here) === undefined && !isEmptyAgain(here, now),
  ),
  'types an answer, and all is kept again': only('types an answer', isEmptyAgain),
  'types too large a number': only('types too large a number', (_, { trouble }) => !trouble),
  'presses Enter': only('presses Enter', (here) => valueOf(here) !== undefined),
  'presses Next': only('presses Next', (here) => isAt('optional field')(here) || valueOf(here) === answers[0]),
  'presses Submit Form': only('presses Submit Form', isAt('last field completed')),
  'sends it': only('sends it', (_, { trouble }) => !trouble),
  'sends it, though nothing may be removed': only('sends it', (_, { trouble }) => trouble === 'forbidden'),
}

const isUntouched = (here: Here) => isOpen(here) && isAt('first field')(here) && valueOf(here) === undefined

/** The device, which keeps the answers until they are sent: it may be full or forbidden, and the page may be loaded anew. */
const keeping: Deeds = {
  'the storage is full': {
    changes: ({ kept }) => ({ trouble: 'full', kept }),
    where: (here, { trouble }) => !trouble && isOpen(here) && isAt('first field completed')(here),
    does: ({ storage }) => storage.suffer('full'),
  },
  'the storage is forbidden': {
    changes: ({ kept }) => ({ trouble: 'forbidden', kept }),
    where: (here, { trouble }) => !trouble && isUntouched(here),
    does: ({ storage }) => storage.suffer('forbidden'),
  },
  'the storage works again': {
    changes: ({ kept }) => ({ trouble: undefined, kept }),
    where: (here, { trouble }) => trouble === 'full' && isAt('last field')(here),
    does: ({ storage }) => storage.suffer(undefined),
  },
  'reloads the page': {
    begins: inputOn,
    where: (here, now) =>
      offered(now) !== null &&
      isAt('asked to continue', 'first field error', 'optional field', 'last field completed', 'reviewing')(here),
    does: ({ page }) => page.reload(),
  },
  'reloads the page, of which nothing is kept': {
    begins: inputOn,
    where: (here, { trouble, kept }) =>
      trouble !== 'forbidden' && kept === null && isAt('optional field', 'sent')(here),
    does: ({ page }) => page.reload(),
  },
  'reloads the page, of which nothing may be read': {
    begins: inputOn,
    where: (here, { trouble }) => trouble === 'forbidden' && isAt('first field')(here) && valueOf(here) !== undefined,
    does: ({ page }) => page.reload(),
  },
  'presses Continue': {
    means: [{ type: 'recovery.accepted' }],
    does: ({ press, seeFocus }, { context }) => press('Continue').then(() => seeFocus(context.index)),
  },
  'presses Start over': {
    means: [{ type: 'recovery.refused' }],
    does: ({ press, seeFocus }) => press('Start over').then(() => seeFocus(0)),
  },
}

export const keepingModel: Model<typeof formSessionMachine, SessionWorld, State, Device> = {
  ...sessionModel,
  device,
  beginnings: { 'A visitor and their device': input },
  facts: (here, now) => [sessionModel.facts(here, now), now],
  deeds: { ...filling, ...keeping },
  shows,
  stateOf,
}
