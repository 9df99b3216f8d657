import { expect, it } from 'vitest'
import { all, anywhere, at, from, givenTo, on, violations } from '../support/laws.ts'
import { created, type Move, refused, steps } from './webhook-secret.paths.ts'

const isEmpty = ({ after: { context } }: Move) =>
  context.created === null && context.values.url === '' && context.webhookId === null && context.failure === null
const knowsSecret = ({ after }: Move) => after.context.created === created
const isRefused = ({ event }: Move) => 'error' in event && event.error === refused
const isBusy = ({ before }: Move) => before.hasTag('busy')
const says = (type: string) => (step: Move) => step.after.context.failure?.type === type

it('knows a secret exactly while it shows it', () => {
  expect(violations(steps, anywhere, (step) => knowsSecret(step) === at('shown')(step))).toEqual([])
  expect(violations(steps, at('closed'), isEmpty)).toEqual([])
})

it('shows the secret of a new webhook, and of one that was given another', () => {
  expect(violations(steps, on('xstate.done.actor.addWebhook', 'xstate.done.actor.rotateSecret'), at('shown'))).toEqual(
    [],
  )
})

it('asks before it gives a webhook another secret', () => {
  expect(violations(steps, on('rotation.requested'), at('asking'))).toEqual([])
  expect(violations(steps, at('rotating'), on('rotation.confirmed'))).toEqual([])
  expect(violations(steps, at('asking'), ({ after }) => after.context.webhookId === 'webhook-1')).toEqual([])
})

it('keeps what was typed when the server refuses it or does not answer, and says why', () => {
  const fails = all(from('creating'), at('adding'))
  expect(violations(steps, fails, ({ after }) => after.context.values.url !== '')).toEqual([])
  expect(violations(steps, fails, ({ after }) => after.context.failure !== null)).toEqual([])
  expect(violations(steps, isRefused, says('validation'))).toEqual([])
})

it('asks again after a failed rotation, and says why', () => {
  const fails = all(from('rotating'), at('asking'))
  expect(violations(steps, fails, ({ after }) => after.context.failure !== null)).toEqual([])
})

it('forgets the last failure with the next attempt', () => {
  expect(violations(steps, at('creating'), ({ after }) => after.context.failure === null)).toEqual([])
})

it('cannot be closed while the server is at work', () => {
  expect(steps.filter((step) => isBusy(step) && step.event.type === 'dialog.closed')).toEqual([])
  expect(violations(steps, anywhere, ({ after }) => !(after.hasTag('busy') && after.hasTag('closable')))).toEqual([])
})

it('gives the actors what was typed and what was chosen', () => {
  for (const step of steps.filter(at('creating')))
    expect(givenTo('addWebhook', step.after)).toEqual({ url: 'https://example.com/hook', description: null })
  for (const step of steps.filter(at('rotating'))) expect(givenTo('rotateSecret', step.after)).toBe('webhook-1')
})
