import type { voiceCaptureMachine } from '../../../../machines/voice-capture/voice-capture.machine.ts'
import type { AnswerValue } from '../../../../contract/types.gen.ts'
import { MAX_AUDIO_MS, PERMISSION_WAIT_MS, TRANSCRIBING_WAIT_MS } from '../../../../rules/limits.ts'
import { done, elapsed, failed } from '../../../machines/support/paths.ts'
import type { Deed } from '../model.ts'
import { type Here, is, isHeld } from './states.ts'
import { BROKEN, BUSY, DENIED, OFFLINE, SILENT, UNPLUGGED, type VoiceWorld } from './driver.ts'

type Deeds = Record<string, Deed<typeof voiceCaptureMachine, VoiceWorld>>

const isAsked = (id: string) => (here: Here) => is('listening')(here) && here.context.field.id === id
const hasAnswer = ({ context: { answer } }: Here) => answer !== undefined
const both = (one: (here: Here) => boolean, other: (here: Here) => boolean) => (here: Here) => one(here) && other(here)
const not = (one: (here: Here) => boolean) => (here: Here) => !one(here)
/** What was said is kept on the page, and can be heard once more. */
const isKept = ({ context: { failure } }: Here) => failure?.kind === 'offline' || failure?.kind === 'busy'

const SPOKEN = [{ type: 'speech.began' as const }, { type: 'level.changed' as const, level: 0.5 }]
const ENDED = [{ type: 'speech.ended' as const }, done('finishSpeech')]
const LET_GO = [{ type: 'voice.finished' as const }, done('finishSpeech')]
const said = [...SPOKEN, ...ENDED]
const typed = (value: AnswerValue | undefined) => [{ type: 'field.typed' as const, value }]
const heard = (text: string, value?: AnswerValue) => [
  done('transcribe', { text }),
  done('understand', value === undefined ? null : { kind: 'answer', value }),
]
const commanded = (command: 'undo' | 'clear') => [
  done('transcribe', { text: command }),
  done('understand', { kind: 'command', command }),
]

/** With any button. */
const always: Deeds = {
  'allows the microphone': { means: [{ type: 'microphone.opened' }], does: ({ microphone }) => microphone.allow() },
  'is understood': { means: heard('forty two', 42), where: is('transcribing'), does: ({ recognise }) => recognise() },
}

/** With a button that is pressed, as it is unless somebody asks for another. */
const pressing: Deeds = {
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
  'says "undo"': {
    means: [...said, ...commanded('undo')],
    where: both(isAsked('people'), hasAnswer),
    does: ({ hear }) => hear('undo'),
    isLast: true, // the answer before is back, which the voice does not know
  },
  'says "clear"': {
    means: [...said, ...commanded('clear'), { type: 'field.retried' }],
    where: both(isAsked('people'), hasAnswer),
    does: ({ hear }) => hear('clear'),
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
  'the network breaks': {
    means: [failed('transcribe', OFFLINE)],
    where: both(is('transcribing'), not(hasAnswer)),
    does: ({ loseNetwork }) => loseNetwork(),
  },
  'the network breaks during a correction': {
    means: [failed('transcribe', OFFLINE)],
    where: both(is('transcribing'), hasAnswer),
    does: ({ loseNetwork }) => loseNetwork(),
  },
  'presses Try again': {
    means: [{ type: 'voice.retried' }, { type: 'voice.started' }, { type: 'microphone.opened' }, ...ENDED],
    where: both(is('error'), isKept),
    does: ({ press }) => press('Try again'),
  },
}

/** With a button that is held while one speaks. */
const holding: Deeds = {
  'holds the button': {
    means: (here) => [...(is('error')(here) ? [{ type: 'voice.retried' as const }] : []), { type: 'voice.started' }],
    where: is('idle', 'error'),
    does: ({ hold }) => hold(),
  },
  'lets go too early': {
    means: [{ type: 'voice.finished' }],
    where: is('requesting-permission'),
    does: ({ letGo }) => letGo(),
  },
  'lets go without a word': {
    means: [...LET_GO, failed('transcribe', SILENT)],
    where: is('listening'),
    does: ({ letGo }) => letGo(),
  },
  'says "forty two" and lets go': {
    means: [...SPOKEN, ...LET_GO],
    where: is('listening'),
    async does({ microphone, letGo }) {
      await microphone.sayAll('forty two')
      await letGo()
    },
  },
}

/** What a person and the world do to one spoken answer. */
export const deeds: Deeds = { ...always, ...when(not(isHeld), pressing), ...when(isHeld, holding) }

function when(isSo: (here: Here) => boolean, some: Deeds): Deeds {
  const limited = Object.entries(some).map(
    ([name, deed]) => [name, { ...deed, where: both(isSo, (here) => deed.where?.(here, undefined) ?? true) }] as const,
  )
  return Object.fromEntries(limited)
}
