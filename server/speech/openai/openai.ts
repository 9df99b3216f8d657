import { hintPhrases } from '../hint-phrases.ts'
import { withoutHallucinations } from '../hallucinations.ts'
import { readAnswer } from './answer.ts'
import { privacyOf } from './privacy.ts'
import { createQueue } from '../../queue.ts'
import { tooBusy, unavailable } from '../errors.ts'
import { type Heard, type Hints, NOTHING_HEARD, type Transcriber, type SpeechLog } from '../transcriber.ts'
import { isSilence, loudMs } from '../audio/sound-level.ts'
import { type Wav, writeWav } from '../audio/wav.ts'

const AT_ONCE = 8
const WAITING = 32
const TIMEOUT_MS = 30_000
const PROBE_MS = 3000
const ANSWER_MAX_BYTES = 1_000_000
const DEFAULT_MODEL = 'whisper-1'

interface OpenaiSettings {
  sttUrl: string
  sttKey?: string | undefined
  sttModel?: string | undefined
}

/** Forwards to any endpoint that takes OpenAI's transcription form; whisper.cpp's `/inference` takes the same. */
export function createOpenai(settings: OpenaiSettings, log: SpeechLog, timeoutMs = TIMEOUT_MS): Transcriber {
  const queue = createQueue({ places: AT_ONCE, waiting: WAITING, full: tooBusy })
  const privacy = privacyOf(settings.sttUrl)
  const { hostname } = new URL(settings.sttUrl)
  return {
    id: 'openai',
    label: privacy === 'third-party' ? hostname : 'Recogniser on this server',
    privacy,
    probe: async () => {
      if (!(await answers(settings.sttUrl)))
        log.warn({ host: hostname }, 'STT_URL does not answer yet; it is tried again with each recording')
      return true
    },
    transcribe: (audio, hints, signal) =>
      queue.run(async () => {
        if (isSilence(audio)) return NOTHING_HEARD
        const heard = await forward(settings, audio, hints, { log, signal, timeoutMs })
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

interface Call {
  log: SpeechLog
  signal: AbortSignal
  timeoutMs: number
}

async function forward(settings: OpenaiSettings, audio: Wav, hints: Hints, call: Call): Promise<Heard> {
  const detailed = await send(settings, formOf(settings, audio, hints, 'verbose_json'), audio, call)
  // Some models know only the short form of the answer.
  const isTooDetailed = detailed.status === 400 || detailed.status === 422
  const response = isTooDetailed ? await send(settings, formOf(settings, audio, hints, 'json'), audio, call) : detailed
  const heard = response.ok ? readAnswer(response.body) : undefined
  if (heard) return heard
  call.log.warn({ status: response.status }, 'STT_URL did not transcribe')
  throw unavailable()
}

function formOf({ sttModel }: OpenaiSettings, audio: Wav, hints: Hints, format: string): FormData {
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
async function send({ sttUrl, sttKey }: OpenaiSettings, body: FormData, { durationMs }: Wav, call: Call) {
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(call.timeoutMs + durationMs)])
  const headers: HeadersInit = sttKey ? { authorization: `Bearer ${sttKey}` } : {}
  try {
    const response = await fetch(sttUrl, { method: 'POST', body, headers, redirect: 'error', signal })
    return { ok: response.ok, status: response.status, body: await textOf(response) }
  } catch (error) {
    call.signal.throwIfAborted()
    call.log.warn({ host: new URL(sttUrl).hostname, reason: kindOf(error) }, 'STT_URL does not answer')
    throw unavailable()
  }
}

/** @throws {RangeError} as soon as there is more of it than any transcript has */
async function textOf({ body }: Response): Promise<string> {
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
