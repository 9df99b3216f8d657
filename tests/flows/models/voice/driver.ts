import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import type { FormField } from '../../../../contract/types.gen.ts'
import type { AnsweredForm } from '../../../../rules/conversation/several/index.ts'
import { SHORTEST_HOLD_MS } from '../../../../rules/limits.ts'
import { visitor } from '../../support/respondent.ts'
import { type HeldCalls, holdCalls } from '../held-calls.ts'
import { connectMicrophone, type Microphone } from './microphone.ts'

export const people: FormField = {
  id: 'people',
  name: 'people',
  label: 'How many people came',
  type: 'number',
  validation: { max: 100 },
}
export const phone: FormField = { id: 'phone', name: 'phone', label: 'Your telephone number', type: 'tel' }
/** Its button is held while one speaks. */
export const held: FormField = { id: 'held', name: 'held', label: 'How many stayed', type: 'number' }
/** Forms of which one utterance answers the first two fields; the third is what follows. */
const named = (id: string, label: string) => ({ id, name: id, label })
export const guest: FormField = { ...named('guest', 'Your name'), type: 'text' }
export const nights: FormField = { ...named('nights', 'Nights'), type: 'number' }
export const arrival: FormField = { ...named('arrival', 'Arrival'), type: 'date' }
const comments: FormField = { ...named('comments', 'Comments'), type: 'textarea' }
export const withName: AnsweredForm = { fields: [guest, nights, comments], values: {} }
export const withNights: AnsweredForm = { fields: [nights, arrival, comments], values: {} }

/** Why voice input fails, in the words of the page. */
const failure = (kind: string, message: string) => ({ kind, message })
export const DENIED = failure('denied', 'Microphone access denied. Please allow microphone access to use voice input.')
export const UNPLUGGED = failure(
  'device-lost',
  'The microphone was disconnected. Connect it and try again, or type your answer.',
)
export const SILENT = failure('nothing-heard', 'Nothing was heard. Please try again, or type your answer.')
export const BUSY = failure(
  'busy',
  'Speech recognition is busy. Please wait a moment and try again, or type your answer.',
)
export const OFFLINE = failure(
  'offline',
  'Speech could not be recognised without a connection. Please try again, or type your answer.',
)
/** What was said is kept, for another attempt. */
export const BROKEN = failure(
  'unavailable',
  'Speech recognition is not available just now. Please try again, or type your answer.',
)

/** One field with its voice, a microphone, and the transcriber's calls, which wait until the path says how they end. */
export interface VoiceDriver {
  page: Page
  field: Locator
  control: Locator
  microphone: Microphone
  calls: HeldCalls
  press(button: string): Promise<void>
  hold(): Promise<void>
  /** After a hold that was no click. */
  letGo(): Promise<void>
  type(): Promise<void>
  /** Lets the transcriber hear what was said. */
  recognise(): Promise<void>
  /** Says it, and lets the transcriber hear it. */
  hear(words: string): Promise<void>
  /** The connection breaks, and does not come back for the one other attempt. */
  loseNetwork(): Promise<void>
  seeTheEndOfListening(): Promise<void>
  /** The page has gone on to this field. */
  seeNext(field: FormField | undefined): Promise<void>
}

/** Eight seconds of silent sound, whatever the clock of the page says. */
const SILENCE_MS = 20_000
/** A transcriber on a busy machine. */
const RECOGNISING_MS = 30_000

/**
 * The real server hears what the page recorded. On a busy machine the sound of a page has gaps, and a path cannot say
 * anything twice: then the server hears the words without gaps.
 */
async function hearWords(call: Route, microphone: Microphone): Promise<void> {
  const { words, recording } = await microphone.lastSaid()
  const response = await call.fetch()
  const { text } = response.ok() ? await response.json() : { text: undefined }
  if (text === words) return call.fulfill({ response })
  test.info().annotations.push({ type: 'misheard', description: `${words}: ${text}` })
  return call.fulfill({ response: await call.fetch({ postData: recording }) })
}

export async function openVoice(page: Page, address: string, { id, label }: FormField): Promise<VoiceDriver> {
  await page.clock.install()
  if (id === held.id) await page.addInitScript(() => localStorage.setItem('voice-settings', '{"isHoldToTalk":true}'))
  const microphone = await connectMicrophone(page)
  const calls = await holdCalls(page, /\/transcribe\?/)
  await page.goto(address)
  const field = visitor(page).field(label)
  const control = field.getByRole('textbox').or(field.getByRole('spinbutton'))
  let typed = 0
  const recognise = async () => {
    await hearWords(await calls.take(), microphone)
    await expect(field.getByText('Converting speech to text...')).toHaveCount(0, { timeout: RECOGNISING_MS })
  }
  return {
    page,
    field,
    control,
    microphone,
    calls,
    async press(button) {
      microphone.answerLate()
      await field.getByRole('button', { name: button, exact: true }).click()
    },
    async hold() {
      microphone.answerLate()
      await field.getByRole('button', { name: /^(Voice Input|Retry)$/ }).hover()
      await page.mouse.down()
    },
    async letGo() {
      await page.clock.fastForward(SHORTEST_HOLD_MS)
      await page.mouse.up()
    },
    type: () => control.fill(String((typed += 1))),
    recognise,
    async hear(words) {
      await microphone.say(words)
      await recognise()
    },
    async loseNetwork() {
      await calls.lose()
      await calls.lose()
    },
    seeTheEndOfListening: () =>
      expect(field.getByText('Listening... Speak now')).toHaveCount(0, { timeout: SILENCE_MS }),
    async seeNext(next) {
      await expect(visitor(page).field(next?.label ?? '')).toBeVisible()
      await expect(field).toBeHidden()
    },
  }
}
