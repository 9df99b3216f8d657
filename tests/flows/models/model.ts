import { test } from '@playwright/test'
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import type { PathEvent } from '../../machine-paths.ts'
import type { Tour } from './tours.ts'

/**
 * A model says of one of the product's machines what its events are in the world, and what its states look like on the page.
 * From it the ways through the page are generated; nobody lists them.
 */
export interface Model<M extends AnyStateMachine, World, State extends string = string> {
  machine: M
  /** What the machine may begin with. */
  beginnings: Record<string, InputFrom<M>>
  /** The children that run as they are; the world answers for all others. */
  real?: string[]
  /** The state in the words of the table below. */
  stateOf: (here: SnapshotFrom<M>) => State
  /** The facts that tell two places of one state apart, as far as the page or the deeds differ. */
  facts: (here: SnapshotFrom<M>) => unknown
  /** What a person or the world does. */
  deeds: Record<string, Deed<M, World>>
  /** What the page must show. */
  shows: Record<State, (world: World, here: SnapshotFrom<M>) => Promise<void>>
  /** What nobody can bring about on this page, with the reason. */
  beyond: Record<string, string>
}

export interface Deed<M extends AnyStateMachine, World> {
  /** What it is to the machine. */
  means: PathEvent<M>[] | ((here: SnapshotFrom<M>) => PathEvent<M>[])
  /** Where the page offers it; absent: wherever the machine listens. */
  where?: (here: SnapshotFrom<M>) => boolean
  does: (world: World) => Promise<unknown>
  /** Nothing can follow on this page. */
  isLast?: boolean
  /** It leads away from what the machine is shown by, so the deed itself looks at where it has come to. */
  leaves?: boolean
}

/** Does what the tour says, and looks at the page after every deed. */
export async function walkTour<M extends AnyStateMachine, World>(
  { deeds, shows, stateOf }: Model<M, World>,
  { start, steps }: Tour<M>,
  world: World,
): Promise<void> {
  const look = async (here: SnapshotFrom<M>) =>
    test.step(`shows ${stateOf(here)}`, async () => shows[stateOf(here)]?.(world, here))
  await look(start.here)
  for (const { deed, here } of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one deed after the other is what a person does
    await test.step(deed, async () => deeds[deed]?.does(world))
    // oxlint-disable-next-line no-await-in-loop -- and is looked at before the next
    if (!deeds[deed]?.leaves) await look(here)
  }
}
