import type { FieldType } from '../../../contract/types.gen.ts'
import { spelledAnswer } from '../../../rules/conversation/index.ts'
import { isExact } from '../../../rules/field-types.ts'
import { loadLanguage } from '../../../rules/languages/load.ts'
import { LONGEST_READING_MS, VOICES_WAIT_MS } from '../../../rules/limits.ts'

const WORDS_PER_SECOND = 1.5

export interface ReadBackOptions {
  /** BCP 47. */
  lang: string
  signal: AbortSignal
  /** 1 as usual. */
  rate?: number | undefined
  /** From 0 to 1. */
  volume?: number | undefined
  /** A sentence sounds. */
  onBegin?(sentence: string): void
}

/** Says a field's value aloud; see `readBack`. */
export const readBackValue = async (value: string | number | string[], type: FieldType, options: ReadBackOptions) =>
  readBack(await sayable(value, type, options.lang), options)

/** The value as it is spoken: letter by letter in types where one wrong letter makes the value useless. */
async function sayable(value: string | number | string[], type: FieldType, lang: string): Promise<string> {
  if (typeof value === 'object') return value.join(', ')
  if (!isExact(type)) return String(value)
  const { conversation } = await loadLanguage(lang)
  return spelledAnswer({ type }, String(value), await conversation())
}

/** Says a longer text sentence by sentence: some browsers stop in the middle of a long one. */
export async function readAloud(text: string, options: ReadBackOptions): Promise<boolean> {
  for (const sentence of text.split(/(?<=[.!?:;])\s+/u)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (!(await readBack(sentence, options))) return false
  }
  return true
}

/**
 * Says a text aloud and resolves when it is over, so that the microphone does not record it: true when it was said. False,
 * never an error, in a browser without a voice, one that requires a gesture first, and one that never reports the end.
 */
export async function readBack(
  text: string,
  { lang, signal, rate = 1, volume = 1, onBegin }: ReadBackOptions,
): Promise<boolean> {
  const synthesis: SpeechSynthesis | undefined = window.speechSynthesis
  if (!synthesis || signal.aborted) return false
  const voice = voiceFor(lang, await voicesOf(synthesis))
  if (!voice || signal.aborted) return false
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = rate
  utterance.volume = volume
  if (onBegin) utterance.addEventListener('start', () => onBegin(text))
  return spoken(synthesis, utterance, signal)
}

function spoken(synthesis: SpeechSynthesis, utterance: SpeechSynthesisUtterance, signal: AbortSignal) {
  return new Promise<boolean>((resolve) => {
    const over = (said: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(said)
    }
    const stop = () => {
      synthesis.cancel()
      over(false)
    }
    const timer = setTimeout(stop, longestFor(utterance.text) / Math.min(1, utterance.rate))
    signal.addEventListener('abort', stop)
    utterance.addEventListener('end', () => over(true))
    utterance.addEventListener('error', () => over(false))
    // A sentence that hangs in the queue, as after a reload in Chrome, would hold this one back.
    synthesis.cancel()
    synthesis.speak(utterance)
  })
}

const longestFor = (text: string): number =>
  Math.min(LONGEST_READING_MS, 3000 + (1000 * text.split(/[\s,]+/).length) / WORDS_PER_SECOND)

/** Where no voice came in time, no later sentence waits for one. */
const waitedFor = new WeakSet<SpeechSynthesis>()

/** Voices load late, and only some browsers fire an event then. */
function voicesOf(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices()
  if (voices.length > 0 || waitedFor.has(synthesis)) return Promise.resolve(voices)
  return new Promise((resolve) => {
    const take = () => {
      clearTimeout(timer)
      waitedFor.add(synthesis)
      synthesis.removeEventListener?.('voiceschanged', take)
      resolve(synthesis.getVoices())
    }
    const timer = setTimeout(take, VOICES_WAIT_MS)
    synthesis.addEventListener?.('voiceschanged', take)
  })
}

/** Only voices of this device: others send the text to a service. */
function voiceFor(lang: string, voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const [language = ''] = lang.toLowerCase().split('-')
  const speaking = voices.filter((voice) => voice.lang.toLowerCase().replace('_', '-').startsWith(language))
  const local = speaking.filter((voice) => voice.localService)
  return local.find((voice) => voice.lang.toLowerCase().replace('_', '-') === lang.toLowerCase()) ?? local[0]
}
