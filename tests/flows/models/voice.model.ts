import { expect, type Locator } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { AnswerValue } from '../../../contract/types.gen.ts'
import { voiceCaptureMachine } from '../../../machines/voice-capture.machine.ts'
import { validateAnswer } from '../../../rules/answers.ts'
import { MAX_AUDIO_MS, PERMISSION_WAIT_MS, TRANSCRIBING_WAIT_MS } from '../../../rules/limits.ts'
import { done, elapsed, failed } from '../../machine-paths.ts'
import { expectAccessibleOnce } from './accessible.ts'
import type { Model } from './model.ts'
import { beyond } from './voice.beyond.ts'
import { BROKEN, BUSY, DENIED, SILENT, UNPLUGGED, type VoiceWorld, people, phone } from './voice.world.ts'

type Here = SnapshotFrom<typeof voiceCaptureMachine>
type State = keyof typeof looks

/** What the page says in each state (specification, section 2, Public form page). */
const looks = {
  idle: { button: 'Voice Input', status: 'Ready for voice input' },
  'requesting-permission': { button: 'Stop', status: 'Requesting microphone access...' },
  listening: { button: 'Stop', status: 'Listening... Speak now' },
  transcribing: { button: 'Stop', status: 'Converting speech to text...' },
  confirming: { button: 'Done', status: 'Voice input completed' },
  wrong: { button: 'Voice Input', status: 'Ready for voice input' },
  accepted: { button: 'Done', status: 'Voice input completed' },
  refused: { button: 'Retry', status: 'Voice input failed' },
  error: { button: 'Retry', status: 'Voice input failed' },
} as const

function stateOf(here: Here): State {
  if (here.matches({ completed: 'confirming' })) return 'confirming'
  if (here.matches({ completed: 'refused' })) return 'wrong'
  if (here.matches('completed')) return validateAnswer(here.context.field, here.context.value) ? 'refused' : 'accepted'
  if (here.matches({ capturing: 'requesting-permission' })) return 'requesting-permission'
  if (here.matches({ capturing: 'listening' })) return 'listening'
  if (here.matches('capturing')) return 'transcribing'
  return here.matches('error') ? 'error' : 'idle'
}

const is =
  (...states: State[]) =>
  (here: Here) =>
    states.includes(stateOf(here))
const isAsked = (id: string) => (here: Here) => is('listening')(here) && here.context.field.id === id

const said = [
  { type: 'speech.began' as const },
  { type: 'level.changed' as const, level: 0.5 },
  { type: 'speech.ended' as const },
  done('finishSpeech'),
]
const typed = (value: AnswerValue | undefined) => [{ type: 'field.typed' as const, value }]
const heard = (text: string, value?: AnswerValue) => [
  done('transcribe', { text }),
  done('understand', value === undefined ? null : { kind: 'answer', value }),
]

export const voiceModel: Model<typeof voiceCaptureMachine, VoiceWorld, State> = {
  machine: voiceCaptureMachine,
  beginnings: { 'A number': { field: people }, 'A telephone number': { field: phone } },
  stateOf,
  facts: ({ context: { transcript, failure, value } }) => [transcript, failure?.kind, value],
  deeds: {
    'presses Voice Input': {
      means: [{ type: 'voice.started' }],
      where: is('idle'),
      does: ({ press }) => press('Voice Input'),
    },
    'presses Stop': { means: [{ type: 'voice.stopped' }], does: ({ press }) => press('Stop') },
    'presses Escape': { means: [{ type: 'voice.stopped' }], does: ({ page }) => page.keyboard.press('Escape') },
    'presses Done': { means: [{ type: 'voice.confirmed' }], does: ({ press }) => press('Done') },
    'presses Retry': {
      means: (here) => [{ type: is('refused')(here) ? 'voice.started' : 'voice.retried' }],
      where: is('refused', 'error'),
      does: ({ press }) => press('Retry'),
    },
    'presses Yes': { means: [{ type: 'voice.confirmed' }], does: ({ press }) => press('Yes, use it') },
    'presses No': { means: [{ type: 'voice.refused' }], does: ({ press }) => press('No') },
    'presses Edit': {
      means: ({ context: { value } }) => typed(value),
      where: is('confirming'),
      does: ({ press }) => press('Edit'),
    },
    'presses Say it again': {
      means: [{ type: 'voice.started', listenFor: 'answer' }],
      where: is('wrong'),
      does: ({ press }) => press('Say it again'),
    },
    'presses Type it': { means: typed(undefined), where: is('wrong'), does: ({ press }) => press('Type it') },
    'presses Correct it by voice': {
      means: [{ type: 'voice.started', listenFor: 'answer' }],
      where: is('accepted'),
      does: ({ press }) => press('Correct it by voice'),
    },
    'presses Clear answer': {
      means: [{ type: 'field.retried' }],
      where: is('refused'),
      does: ({ press }) => press('Clear answer'),
    },
    types: { means: typed(1), where: (here) => !is('confirming', 'wrong')(here), does: ({ type }) => type() },

    'allows the microphone': { means: [{ type: 'microphone.opened' }], does: ({ microphone }) => microphone.allow() },
    'denies the microphone': {
      means: [{ type: 'capture.failed', failure: DENIED }],
      where: is('requesting-permission'),
      does: ({ microphone }) => microphone.deny(),
    },
    'leaves the question': {
      means: [elapsed(PERMISSION_WAIT_MS)],
      where: is('requesting-permission'),
      does: ({ page }) => page.clock.fastForward(PERMISSION_WAIT_MS),
    },
    'unplugs the microphone': {
      means: [{ type: 'capture.failed', failure: UNPLUGGED }],
      where: is('listening'),
      does: ({ microphone }) => microphone.unplug(),
    },

    'says "forty two"': {
      means: said,
      where: isAsked('people'),
      does: ({ microphone }) => microphone.say('forty two'),
    },
    'is understood': { means: heard('forty two', 42), where: is('transcribing'), does: ({ recognise }) => recognise() },
    'says "five hundred"': {
      means: [...said, ...heard('five hundred', 500)],
      where: isAsked('people'),
      does: ({ hear }) => hear('five hundred'),
    },
    'says ten digits': {
      means: [...said, ...heard('five five five one two three four five six seven', '(555) 123-4567')],
      where: isAsked('phone'),
      does: ({ hear }) => hear('five five five one two three four five six seven'),
    },
    'says three digits': {
      means: [...said, ...heard('five five five')],
      where: isAsked('phone'),
      does: ({ hear }) => hear('five five five'),
    },
    'says nothing': { means: [{ type: 'nothing.heard' }], does: ({ seeTheEndOfListening }) => seeTheEndOfListening() },
    'says nothing, while time flies': {
      means: [elapsed(MAX_AUDIO_MS), done('finishSpeech'), failed('transcribe', SILENT)],
      where: is('listening'),
      does: ({ page }) => page.clock.fastForward(MAX_AUDIO_MS),
    },

    'the server is busy': { means: [failed('transcribe', BUSY)], does: ({ calls }) => calls.answer(429) },
    'the server answers 500': {
      means: [failed('transcribe', BROKEN)],
      does: ({ calls }) => calls.answer(500),
      isLast: true, // what is broken is passed over from then on
    },
    'the server is silent': {
      means: [elapsed(TRANSCRIBING_WAIT_MS)],
      where: is('transcribing'),
      does: ({ page }) => page.clock.fastForward(TRANSCRIBING_WAIT_MS),
    },
  },
  shows: {
    idle: looksLike('idle'),
    'requesting-permission': looksLike('requesting-permission'),
    listening: looksLike('listening'),
    transcribing: looksLike('transcribing'),
    confirming: looksLike('confirming', async ({ field }, { context }) => {
      await expect(field.getByText('Is this right?')).toBeVisible()
      await expect(field.getByText(String(context.value), { exact: true })).toBeVisible()
      await expect(field.getByRole('button', { name: 'Yes, use it' })).toBeFocused()
    }),
    wrong: looksLike('wrong', async ({ field }) => {
      await expect(field.getByText('How would you like to answer?')).toBeVisible()
      await expect(field.getByRole('button', { name: 'Say it again' })).toBeFocused()
      await expect(field.getByRole('button', { name: 'Type it' })).toBeEnabled()
    }),
    accepted: looksLike('accepted', async ({ field, control }, { context }) => {
      await expect(field.getByText('Completed', { exact: true })).toBeVisible()
      await expect(control).toHaveValue(String(context.value))
    }),
    refused: looksLike('refused', async ({ field, control }, { context }) => {
      await expect(field.getByText('Field validation failed')).toBeVisible()
      await expect(field.getByText('Number must be at most 100')).toBeVisible()
      await expect(control, 'what was heard stays, so that it can be mended').toHaveValue(String(context.value))
    }),
    error: looksLike('error', async ({ field }, { context }) => {
      await expect(failureIn(field)).toHaveText(context.failure?.message ?? '')
    }),
  },
  beyond,
}

/** Why the voice failed; an answer that cannot stand says so beside it, until it changes. */
const failureIn = (field: Locator) => field.getByRole('alert').filter({ hasNotText: 'Field validation failed' })

/** What every state shows, and then what is its own. */
function looksLike(state: State, more: (world: VoiceWorld, here: Here) => Promise<void> = async () => undefined) {
  const { button, status } = looks[state]
  return async (world: VoiceWorld, here: Here) => {
    const { page, field, control, microphone } = world
    await expect(field.getByRole('status')).toHaveText(status)
    await expect(field.getByRole('button', { name: button, exact: true })).toBeEnabled()
    await expect(control, 'typing is always there').toBeEnabled()
    await expect(field.getByText('Active', { exact: true })).toBeVisible()
    const completed = field.getByText('Completed', { exact: true })
    if (state === 'accepted') await expect(completed).toHaveCount(1)
    else if (state === 'refused' || here.context.answer === undefined) await expect(completed).toHaveCount(0)
    await expect(field.getByText('Is this right?')).toHaveCount(state === 'confirming' ? 1 : 0)
    await expect(failureIn(field)).toHaveCount(state === 'error' ? 1 : 0)
    const { transcript } = here.context
    if (transcript) await expect(field.getByLabel('Transcript')).toHaveText(`“${transcript}”`)
    await expect.poll(() => microphone.isOn(), 'the microphone').toBe(state === 'listening')
    await expect(page.locator(':focus'), 'a keyboard is never lost').toHaveCount(1)
    await more(world, here)
    // Silence ends listening in real time, and axe takes as long.
    if (state !== 'listening') await expectAccessibleOnce(page, `voice ${state}`)
  }
}
