import { hintPhrases } from '../hint-phrases.ts'
import { withoutHallucinations } from '../hallucinations.ts'
import { setTimeout } from 'node:timers/promises'
import { type Answered, readAnswer } from './answer.ts'
import { privacyOf } from './privacy.ts'
import { refusalText } from './refusals.ts'
import { createQueue } from '../../queue.ts'
import { tooBusy, tooLarge, unavailable } from '../errors.ts'
import { isBusy } from '../../../rules/voice-failures.ts'
import { type Heard, type Hints, NOTHING_HEARD, type Transcriber, type SpeechLog } from '../transcriber.ts'
import { isSilence, loudMs } from '../audio/sound-level.ts'
import { type Wav, writeWav } from '../audio/wav.ts'

const AT_ONCE = 8
const WAITING = 32
const TIMEOUT_MS = 30_000
const PROBE_MS = 3000
const ANSWER_MAX_BYTES = 1_000_000
/** Any other status of success is an answer for later, or none. */
const OK = 200
const TOO_LARGE = 413
/** Of an endpoint, or of a proxy before it, that may work again in a second. */
const TRANSIENT: readonly number[] = [429, 500, 502, 503, 504]
const RETRY_MS = 1000
/** A person waits as long for a transcript. */
const RETRY_MAX_MS = 5000
const DEFAULT_MODEL = 'whisper-1'

interface OpenaiSettings {
  sttUrl: string
  sttKey?: string | undefined
  sttModel?: string | undefined
}

/** Forwards to any endpoint that takes OpenAI's transcription form; whisper.cpp's `/inference` takes the same. */
export function createOpenai(settings: OpenaiSettings, log: SpeechLog, timeoutMs = TIMEOUT_MS): Transcriber {
  const queue = createQueue({ places: AT_ONCE, waiting: WAITING, full: () => tooBusy() })
  const privacy = privacyOf(settings.sttUrl)
  const { hostname } = new URL(settings.sttUrl)
  const whose = privacy === 'third-party' ? { label: hostname, host: hostname } : { label: 'Recogniser on this server' }
  const endpoint: Endpoint = { settings, format: 'verbose_json', refusesAll: false, isJson: false }
  return {
    id: 'openai',
    ...whose,
    privacy,
    probe: async () => {
      if (!(await answers(settings.sttUrl)))
        log.warn({ host: hostname }, 'STT_URL does not answer yet; it is tried again with each recording')
      return true
    },
    transcribe: (audio, hints, signal) =>
      queue.run(async () => {
        if (isSilence(audio)) return NOTHING_HEARD
        const heard = await forward(endpoint, audio, hints, { log, signal, timeoutMs })
        return { ...heard, text: withoutEcho(withoutHallucinations(heard.text, loudMs(audio)), hints) }
      }, signal),
    close: async () => {},
  }
}

/** On noise a model may repeat its prompt; no person says a whole list of answers. */
function withoutEcho(text: string, hints: Hints): string {
  const phrases = hintPhrases(hints)
  return phrases.length > 2 && wordsIn(text) === wordsIn(phrases.join(' ')) ? '' : text
}

const wordsIn = (said: string) =>
  said
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')

/** Any response will do: not every server has something to GET. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  )

type Format = 'verbose_json' | 'json'

interface Endpoint {
  settings: OpenaiSettings
  /** The form of answers that it takes, so that a recording is not sent twice each time. */
  format: Format
  /** It refused the last recording in either form: the form was not why, so the next one is sent once, in the short form. */
  refusesAll: boolean
  /** It has answered with JSON. */
  isJson: boolean
}

interface Response extends Answered {
  ok: boolean
  status: number
  /** How long to wait before it is asked again, where it says so. */
  retryAfterMs: number | undefined
}

interface Call {
  log: SpeechLog
  signal: AbortSignal
  timeoutMs: number
}

async function forward(endpoint: Endpoint, audio: Wav, hints: Hints, call: Call): Promise<Heard> {
  const { settings } = endpoint
  const ask = (format: Format) => sendPatiently(settings, () => formOf(settings, audio, hints, format), audio, call)
  const response = await askInForm(endpoint, ask)
  const expected = { durationMs: audio.durationMs, type: hints.field.type, isJson: endpoint.isJson }
  const read = response.ok ? readAnswer(response, expected) : undefined
  if (read) {
    endpoint.isJson = read.isJson
    return read.heard
  }
  const { status, retryAfterMs, contentType } = response
  const about = { host: new URL(settings.sttUrl).hostname, status, ...(response.ok && { contentType }) }
  call.log.warn(about, refusalText(status))
  if (status === TOO_LARGE) throw tooLarge()
  throw isBusy(status, retryAfterMs) ? tooBusy(Math.ceil((retryAfterMs ?? 0) / 1000)) : unavailable()
}

/** Some models know only the short form of the answer; one that refused it too is asked for the long form again once it hears. */
async function askInForm(endpoint: Endpoint, ask: (format: Format) => Promise<Response>): Promise<Response> {
  const first = await ask(endpoint.format)
  if (endpoint.refusesAll && first.ok) {
    endpoint.format = 'verbose_json'
    endpoint.refusesAll = false
  }
  const isTooDetailed = endpoint.format === 'verbose_json' && (first.status === 400 || first.status === 422)
  if (!isTooDetailed) return first
  const second = await ask('json')
  endpoint.refusesAll = second.status === first.status
  if (second.ok || endpoint.refusesAll) endpoint.format = 'json'
  return second
}

/** An endpoint that is busy or fails is asked once more after the pause that it names, if a person would wait as long. */
async function sendPatiently(
  settings: OpenaiSettings,
  form: () => FormData,
  audio: Wav,
  call: Call,
): Promise<Response> {
  const response = await send(settings, form(), audio, call)
  const { status, retryAfterMs = RETRY_MS } = response
  if (!TRANSIENT.includes(status) || retryAfterMs > RETRY_MAX_MS) return response
  await setTimeout(retryAfterMs, undefined, { signal: call.signal }).catch(() => call.signal.throwIfAborted())
  return send(settings, form(), audio, call)
}

function formOf({ sttModel }: OpenaiSettings, audio: Wav, hints: Hints, format: Format): FormData {
  const form = new FormData()
  const [language = ''] = hints.lang.toLowerCase().split('-')
  const prompt = hintPhrases(hints).join(', ')
  form.set('file', new Blob([new Uint8Array(writeWav(audio))], { type: 'audio/wav' }), 'answer.wav')
  form.set('model', sttModel ?? DEFAULT_MODEL)
  form.set('response_format', format)
  form.set('temperature', '0')
  if (language.length === 2) form.set('language', language)
  if (prompt !== '') form.set('prompt', prompt)
  return form
}

/** Redirects are not followed: they would send the audio to a host that was not named to the person. */
async function send(
  { sttUrl, sttKey }: OpenaiSettings,
  form: FormData,
  { durationMs }: Wav,
  call: Call,
): Promise<Response> {
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(call.timeoutMs + durationMs)])
  // Whole, since a form that is still read when it is given up fails where nobody can catch it.
  const multipart = new globalThis.Response(form)
  const body = await multipart.arrayBuffer()
  const headers = {
    'content-type': multipart.headers.get('content-type') ?? '',
    ...(sttKey && { authorization: `Bearer ${sttKey}` }),
  }
  try {
    const response = await fetch(sttUrl, { method: 'POST', body, headers, redirect: 'manual', signal })
    return {
      ok: response.status === OK,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      retryAfterMs: pauseOf(response.headers.get('retry-after')),
      body: await textOf(response),
    }
  } catch (error) {
    call.signal.throwIfAborted()
    call.log.warn({ host: new URL(sttUrl).hostname, reason: kindOf(error) }, 'STT_URL does not answer')
    throw unavailable()
  }
}

/** Retry-After in seconds, or as a date; what is neither names no pause. */
function pauseOf(header: string | null): number | undefined {
  const named = header ?? ''
  if (/^\d+$/u.test(named)) return Number(named) * 1000
  const until = /^[a-z]{3},/iu.test(named) ? Date.parse(named) : Number.NaN
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now())
}

/** @throws {RangeError} as soon as there is more of it than any transcript has */
async function textOf({ body }: globalThis.Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > ANSWER_MAX_BYTES) throw new RangeError('The answer is too long')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** ECONNREFUSED, TimeoutError. Never the message: it may hold the whole address, with a key in it. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
