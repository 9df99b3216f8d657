import type { voiceCaptureMachine } from '../../../../machines/voice-capture/voice-capture.machine.ts'
import type { AnswerValue, FormField } from '../../../../contract/types.gen.ts'
import { MAX_AUDIO_MS, PERMISSION_WAIT_MS, TRANSCRIBING_WAIT_MS } from '../../../../rules/limits.ts'
import { done, elapsed, failed } from '../../../machines/support/paths.ts'
import type { Action } from '../model.ts'
import { type Here, is, isHeld, isOfSeveral } from './states.ts'
import { arrival, BROKEN, BUSY, DENIED, guest, nights, OFFLINE, SILENT, UNPLUGGED, type VoiceDriver } from './driver.ts'

type Actions = Record<string, Action<typeof voiceCaptureMachine, VoiceDriver>>

const isAsked = (id: string) => (here: Here) => is('listening')(here) && here.context.field.id === id
const isStoppable = (here: Here) => here.hasTag('stoppable')
const hasOthers = ({ context: { others } }: Here) => others.length > 0
const hasAnswer = ({ context: { answer } }: Here) => answer !== undefined
const both = (one: (here: Here) => boolean, other: (here: Here) => boolean) => (here: Here) => one(here) && other(here)
const not = (one: (here: Here) => boolean) => (here: Here) => !one(here)
/** What is said where an answer stands corrects it, and what was refused is not heard again. */
const isOpen = (here: Here) => !hasAnswer(here) && here.context.refused.length === 0
/** The recording is still on the page, and can be transcribed once more. */
const isStored = ({ context: { failure } }: Here) => failure?.kind === 'offline' || failure?.kind === 'busy'

const TEN_DIGITS = 'five five five one two three four five six seven'

const SPOKEN = [{ type: 'speech.began' as const }, { type: 'level.changed' as const, level: 0.5 }]
const ENDED = [{ type: 'speech.ended' as const }, done('finishSpeech')]
const LET_GO = [{ type: 'voice.finished' as const }, done('finishSpeech')]
/** What is transcribed in the pause is there only after the end, since the calls of a path wait. */
const said = [...SPOKEN, { type: 'speech.paused' as const }, ...ENDED]
const typed = (value: AnswerValue | undefined) => [{ type: 'field.typed' as const, value }]
const heard = (text: string, value?: AnswerValue) => [
  done('transcribe', { text }),
  done('understand', value === undefined ? null : { kind: 'answer', value }),
]
const AGAIN = [done('transcribe', { text: TEN_DIGITS }), done('understand', { kind: 'refused' })]
const several = (text: string, answers: (readonly [FormField, AnswerValue])[], more: { alone?: AnswerValue } = {}) => [
  done('transcribe', { text }),
  done('understand', {
    kind: 'several',
    parts: answers.map(([field, value]) => ({ field, value, words: '' })),
    ...more,
  }),
]
const commanded = (command: 'undo' | 'clear') => [
  done('transcribe', { text: command }),
  done('understand', { kind: 'command', command }),
]

/** With any button. */
const always: Actions = {
  'allows the microphone': { events: [{ type: 'microphone.opened' }], perform: ({ microphone }) => microphone.allow() },
  'is understood': {
    events: heard('forty two', 42),
    where: is('transcribing'),
    perform: ({ recognise }) => recognise(),
  },
}

/** With a button that is pressed, which is the default. */
const pressing: Actions = {
  'presses Voice Input': {
    events: [{ type: 'voice.pressed' }],
    where: is('idle', 'wrong'),
    perform: ({ press }) => press('Voice Input'),
  },
  'presses Stop': { events: [{ type: 'voice.pressed' }], where: isStoppable, perform: ({ press }) => press('Stop') },
  'presses Escape': { events: [{ type: 'voice.stopped' }], perform: ({ page }) => page.keyboard.press('Escape') },
  'presses Done': {
    events: [{ type: 'voice.pressed' }],
    where: both(is('confirming', 'accepted'), not(isOfSeveral)),
    perform: ({ press }) => press('Done'),
  },
  'presses Retry': {
    // An answer that cannot stand is said again, as the session has it.
    events: (here) => [{ type: 'voice.pressed' }, ...(is('refused')(here) ? [{ type: 'voice.started' as const }] : [])],
    where: is('refused', 'error'),
    perform: ({ press }) => press('Retry'),
  },
  'presses Yes': {
    events: [{ type: 'voice.confirmed' }],
    where: both(is('confirming'), not(isOfSeveral)),
    perform: ({ press }) => press('Yes, use it'),
  },
  'presses No': { events: [{ type: 'voice.refused' }], perform: ({ press }) => press('No') },
  'presses Edit': {
    events: ({ context: { value } }) => typed(value),
    where: is('confirming'),
    perform: ({ press }) => press('Edit'),
  },
  'presses Say it again': {
    events: [{ type: 'voice.started', listenFor: 'answer' }],
    where: is('wrong'),
    perform: ({ press }) => press('Say it again'),
  },
  'presses Type it': { events: typed(undefined), where: is('wrong'), perform: ({ press }) => press('Type it') },
  'presses Correct it by voice': {
    events: [{ type: 'voice.started', listenFor: 'answer' }],
    where: is('accepted'),
    perform: ({ press }) => press('Correct it by voice'),
  },
  'presses Clear answer': {
    events: [{ type: 'field.retried' }],
    where: is('refused'),
    perform: ({ press }) => press('Clear answer'),
  },
  types: {
    events: typed(1),
    where: (here) => !is('confirming', 'wrong')(here) && here.context.refused.length === 0,
    perform: ({ type }) => type(),
  },

  'denies the microphone': {
    events: [{ type: 'capture.failed', failure: DENIED }],
    where: is('requesting-permission'),
    perform: ({ microphone }) => microphone.deny(),
  },
  'leaves the question': {
    events: [elapsed(PERMISSION_WAIT_MS)],
    where: is('requesting-permission'),
    perform: ({ page }) => page.clock.fastForward(PERMISSION_WAIT_MS),
  },
  'unplugs the microphone': {
    events: [{ type: 'capture.failed', failure: UNPLUGGED }],
    where: is('listening'),
    perform: ({ microphone }) => microphone.unplug(),
  },

  'says "forty two"': {
    events: said,
    where: isAsked('people'),
    perform: ({ microphone }) => microphone.say('forty two'),
  },
  'says "five hundred"': {
    events: [...said, ...heard('five hundred', 500)],
    where: isAsked('people'),
    perform: ({ hear }) => hear('five hundred'),
  },
  'says ten digits': {
    // What was refused is not offered again: other ways to answer are.
    events: ({ context: { refused } }) => [
      ...said,
      ...(refused.length > 0 ? AGAIN : heard(TEN_DIGITS, '(555) 123-4567')),
    ],
    where: isAsked('phone'),
    perform: ({ hear }) => hear(TEN_DIGITS),
  },
  'says three digits': {
    events: [...said, ...heard('five five five')],
    where: isAsked('phone'),
    perform: ({ hear }) => hear('five five five'),
  },
  'says "undo"': {
    events: [...said, ...commanded('undo')],
    where: both(isAsked('people'), hasAnswer),
    perform: ({ hear }) => hear('undo'),
    isLast: true, // the answer before is back, which the voice does not know
  },
  'says "clear"': {
    events: [...said, ...commanded('clear'), { type: 'field.retried' }],
    where: both(isAsked('people'), hasAnswer),
    perform: ({ hear }) => hear('clear'),
  },
  'says nothing': {
    events: [{ type: 'nothing.heard' }],
    perform: ({ seeTheEndOfListening }) => seeTheEndOfListening(),
  },
  'says nothing, while time flies': {
    events: [elapsed(MAX_AUDIO_MS), done('finishSpeech'), failed('transcribe', SILENT)],
    where: is('listening'),
    perform: ({ page }) => page.clock.fastForward(MAX_AUDIO_MS),
  },

  'the server is busy': {
    events: [failed('transcribe', BUSY)],
    // Nobody is made to wait so long.
    perform: ({ calls }) => calls.answer(429, {}, { 'retry-after': '3600' }),
  },
  'the server answers 500': {
    events: [failed('transcribe', BROKEN)],
    async perform({ calls }) {
      await calls.answer(500)
      await calls.answer(500) // it is asked once more
    },
    isLast: true, // what fails twice in a row is passed over for a while
  },
  'the server is silent': {
    events: [elapsed(TRANSCRIBING_WAIT_MS)],
    where: is('transcribing'),
    perform: ({ page }) => page.clock.fastForward(TRANSCRIBING_WAIT_MS),
  },
  'the network breaks': {
    events: [failed('transcribe', OFFLINE)],
    where: both(is('transcribing'), not(hasAnswer)),
    perform: ({ loseNetwork }) => loseNetwork(),
  },
  'the network breaks during a correction': {
    events: [failed('transcribe', OFFLINE)],
    where: both(is('transcribing'), hasAnswer),
    perform: ({ loseNetwork }) => loseNetwork(),
  },
  'presses Try again': {
    events: [{ type: 'voice.started', mode: 'again' }, { type: 'microphone.opened' }, ...ENDED],
    where: both(is('error'), isStored),
    perform: ({ press }) => press('Try again'),
  },
}

const goesOn = async ({ seeNext }: VoiceDriver, { context: { form } }: Here) => seeNext(form?.fields.at(-1))

/** With several answers in one utterance. */
const together: Actions = {
  'says a name and a number': {
    events: [
      ...said,
      ...several(
        'mary smith five nights',
        [
          [guest, 'mary smith'],
          [nights, 5],
        ],
        { alone: 'mary smith five nights' },
      ),
    ],
    where: both(isAsked('guest'), isOpen),
    perform: ({ hear }) => hear('mary smith five nights'),
  },
  'says a number and a day': {
    events: [
      ...said,
      ...several('five nights arriving on the tenth of march', [
        [nights, 5],
        [arrival, '2027-03-10'],
      ]),
    ],
    where: both(isAsked('nights'), isOpen),
    perform: ({ hear }) => hear('five nights arriving on the tenth of march'),
  },
  'presses Use these': {
    events: [{ type: 'voice.confirmed' }],
    where: is('proposing'),
    async perform(driver, here) {
      await driver.press('Use these')
      await goesOn(driver, here)
    },
    leaves: true,
  },
  'presses Done, which uses these': {
    events: [{ type: 'voice.pressed' }],
    where: is('proposing'),
    async perform(driver, here) {
      await driver.press('Done')
      await goesOn(driver, here)
    },
    leaves: true,
  },
  'presses Only this field, which may be all of it': {
    events: [{ type: 'voice.limited' }],
    where: both(is('proposing'), hasOthers),
    perform: ({ press }) => press('Only this field'),
  },
  'presses Only this field': {
    events: [{ type: 'voice.limited' }],
    where: both(is('proposing'), not(hasOthers)),
    async perform(driver, { context: { form } }) {
      await driver.press('Only this field')
      await driver.seeNext(form?.fields[1])
    },
    leaves: true,
  },
}

/** With a button that is held while one speaks. */
const holding: Actions = {
  'holds the button': {
    events: [{ type: 'voice.started', mode: 'held' }],
    where: is('idle', 'error'),
    perform: ({ hold }) => hold(),
  },
  'lets go too early': {
    events: [{ type: 'voice.finished' }],
    where: is('requesting-permission'),
    perform: ({ letGo }) => letGo(),
  },
  'lets go without a word': {
    events: [...LET_GO, failed('transcribe', SILENT)],
    where: is('listening'),
    perform: ({ letGo }) => letGo(),
  },
  'says "forty two" and lets go': {
    events: [...SPOKEN, ...LET_GO],
    where: is('listening'),
    async perform({ microphone, letGo }) {
      await microphone.sayAll('forty two')
      await letGo()
    },
  },
}

/** What a person, the network and the server do to one spoken answer. */
export const actions: Actions = {
  ...always,
  ...when(not(isHeld), { ...pressing, ...together }),
  ...when(isHeld, holding),
}

function when(isSo: (here: Here) => boolean, some: Actions): Actions {
  const limited = Object.entries(some).map(
    ([name, action]) =>
      [name, { ...action, where: both(isSo, (here) => action.where?.(here, undefined) ?? true) }] as const,
  )
  return Object.fromEntries(limited)
}
