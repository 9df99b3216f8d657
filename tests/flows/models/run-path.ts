import { test } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import type { Model } from './model.ts'
import type { Path } from './paths.ts'

/** Performs the actions of a path, and checks the page after each. */
export async function runPath<M extends AnyStateMachine, Driver, State extends string, Device>(
  { actions, expectations, stateOf }: Model<M, Driver, State, Device>,
  { start, steps }: Path<M, Device>,
  driver: Driver,
): Promise<void> {
  const check = async ({ here, device }: Pick<Path<M, Device>['start'], 'here' | 'device'>) =>
    test.step(`shows ${stateOf(here)}`, async () => expectations[stateOf(here)](driver, here, device))
  await check(start)
  for (const node of steps) {
    const { action, here } = node
    // oxlint-disable-next-line no-await-in-loop -- a person performs one action after the other
    await test.step(action, async () => actions[action]?.perform(driver, here))
    // oxlint-disable-next-line no-await-in-loop -- the page is checked before the next action
    if (!actions[action]?.leaves) await check(node)
  }
}
