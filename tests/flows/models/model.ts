import { test } from '@playwright/test'
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import type { PathEvent, Place } from '../../machines/support/paths.ts'
import type { Tour } from './paths.ts'

/**
 * A model says of one of the product's machines what its events are in the world, and what its states look like on the page.
 * From it the ways through the page are generated; nobody lists them.
 */
export interface Model<M extends AnyStateMachine, World, State extends string = string, Device = undefined> {
  machine: M
  /** What the machine may begin with. */
  beginnings: Record<string, InputFrom<M>>
  /** What stays when the page is left: the machine tells of it, and may begin with it again. */
  device?: { first: (input: InputFrom<M>) => Device; after: (device: Device, told: Place<M>['told']) => Device }
  /** The children that run as they are; the world answers for all others. */
  real?: string[]
  /** The state in the words of the table below. */
  stateOf: (here: SnapshotFrom<M>) => State
  /** The facts that tell two places of one state apart, as far as the page or the deeds differ. */
  facts: (here: SnapshotFrom<M>, device: Device) => unknown
  /** What a person or the world does. */
  deeds: Record<string, Deed<M, World, Device>>
  /** What the page must show. */
  shows: Record<State, (world: World, here: SnapshotFrom<M>, device: Device) => Promise<void>>
  /** What nobody can bring about on this page, with the reason. */
  beyond: Record<string, string>
}

export type Deed<M extends AnyStateMachine, World, Device = undefined> = Meaning<M, Device> & {
  /** Where the page offers it; absent: wherever the machine listens. */
  where?: (here: SnapshotFrom<M>, device: Device) => boolean
  /** It also knows where it leads. */
  does: (world: World, here: SnapshotFrom<M>) => Promise<unknown>
  /** Nothing can follow on this page. */
  isLast?: boolean
  /** It leads away from what the machine is shown by, so the deed itself looks at where it has come to. */
  leaves?: boolean
}

/** What a deed is to the machine, or to the device beside it. */
type Meaning<M extends AnyStateMachine, Device> =
  | { means: PathEvent<M>[] | ((here: SnapshotFrom<M>) => PathEvent<M>[]) }
  /** The machine hears nothing of it. */
  | { changes: (device: Device) => Device }
  /** The machine is gone, and another begins. */
  | { begins: (device: Device) => InputFrom<M> }

/** Does what the tour says, and looks at the page after every deed. */
export async function walkTour<M extends AnyStateMachine, World, State extends string, Device>(
  { deeds, shows, stateOf }: Model<M, World, State, Device>,
  { start, steps }: Tour<M, Device>,
  world: World,
): Promise<void> {
  const look = async ({ here, device }: Pick<Tour<M, Device>['start'], 'here' | 'device'>) =>
    test.step(`shows ${stateOf(here)}`, async () => shows[stateOf(here)](world, here, device))
  await look(start)
  for (const stop of steps) {
    const { deed, here } = stop
    // oxlint-disable-next-line no-await-in-loop -- one deed after the other is what a person does
    await test.step(deed, async () => deeds[deed]?.does(world, here))
    // oxlint-disable-next-line no-await-in-loop -- and is looked at before the next
    if (!deeds[deed]?.leaves) await look(stop)
  }
}
