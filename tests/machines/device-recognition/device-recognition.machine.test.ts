import { expect, it } from 'vitest'
import { all, at, from, givenTo, on, violations } from '../support/laws.ts'
import { firstSteps, type Move, steps } from './device-recognition.paths.ts'

const hasChanged = ({ before, after }: Move) => before.context.chosen !== after.context.chosen
const isInstalled = ({ after: { context } }: Move) =>
  context.chosen === undefined || context.engines.some(({ id, isInstalled: is }) => id === context.chosen && is)

it('uses nothing on this device before it is installed', () => {
  expect(violations(firstSteps, hasChanged, isInstalled)).toEqual([])
})

it('asks before anything is downloaded, and downloads what was asked about', () => {
  expect(violations(steps, at('installing'), (step) => from('asking', 'failed', 'installing')(step))).toEqual([])
  for (const step of steps.filter(at('installing')))
    expect(givenTo('installEngine', step.after)).toEqual({ id: step.after.context.wanted })
})

it('changes who hears only when a person chose it, or it was installed', () => {
  expect(violations(steps, hasChanged, on('engine.chosen', 'install.finished'))).toEqual([])
})

it('goes on with what heard before, where a download is refused, ended or fails', () => {
  const isEnded = on('install.declined', 'install.failed', 'xstate.error.actor.installEngine')
  expect(violations(steps, isEnded, (step) => !hasChanged(step))).toEqual([])
  expect(violations(steps, on('install.failed', 'xstate.error.actor.installEngine'), at('failed'))).toEqual([])
})

const isFree = ({ event }: Move) => 'id' in event && event.id !== 'browser-model'

it('takes another choice also where the first could not be downloaded', () => {
  const chooses = all(from('failed'), on('engine.chosen'))
  expect(violations(steps, (step) => chooses(step) && isFree(step), at('offering'))).toEqual([])
  expect(violations(steps, chooses, ({ after }) => !after.matches('failed'))).toEqual([])
})

it('looks again each time that the settings are opened', () => {
  expect(violations(steps, on('settings.opened'), at('looking'))).toEqual([])
})
