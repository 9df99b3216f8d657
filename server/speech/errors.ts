import { nameOfLanguage } from '../../rules/languages/registry.ts'
import { VOICE_SENTENCES } from '../../rules/voice-failures.ts'
import { HttpError, TooMany, Unavailable } from '../http/errors.ts'

/** Errors for the person who spoke: each sentence says what to do instead. */
export const unavailable = () =>
  new Unavailable('The speech recogniser is not available right now. Please type your answer.')

export const notInstalled = () => new Unavailable('The speech recogniser is not installed. Please type your answer.')

export const tooLate = () => new Unavailable('The speech recogniser took too long. Please type your answer.')

export const noTranscriber = () => new Unavailable(VOICE_SENTENCES.failures.unavailable)

export const unknownLanguage = (lang: string) =>
  new Unavailable(`Speech recognition here does not know ${nameOfLanguage(lang)}. Please type your answer.`)

/** Another recogniser may take it. */
export const tooLarge = () =>
  new HttpError(413, 'That was too long for the speech recogniser. Please say it in fewer words, or type your answer.')

/** Of a recogniser that names no time, or a shorter one, which the server itself has waited for. */
const BUSY_SECONDS = 5

/** @param seconds after which the recogniser says that it has time again */
export const tooBusy = (seconds = BUSY_SECONDS) =>
  new TooMany(
    'Many people are speaking right now. Please try again in a moment, or type your answer.',
    Math.max(BUSY_SECONDS, seconds),
  )
