/** The browser's recogniser, as far as it is used here; browsers implement different parts of it. */
export interface Recogniser extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  processLocally?: boolean
  phrases?: unknown[]
  start(): void
  stop(): void
  abort(): void
}

type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable'

interface RecogniserClass {
  new (): Recogniser
  available?(options: { langs: string[]; processLocally: boolean }): Promise<Availability>
  install?(options: { langs: string[]; processLocally: boolean }): Promise<boolean>
}

type PhraseClass = new (phrase: string, boost: number) => unknown

declare global {
  interface Window {
    SpeechRecognition?: RecogniserClass
    webkitSpeechRecognition?: RecogniserClass
    SpeechRecognitionPhrase?: PhraseClass
  }
}

/** How much likelier a hinted phrase becomes, from 0 to 10. */
const PHRASE_BOOST = 3

export const recogniserClass = (): RecogniserClass | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition

export const canRunLocally = (): boolean => 'processLocally' in (recogniserClass()?.prototype ?? {})

/** Hints work only when they are few and short. */
const PHRASES_MAX = 100
const PHRASE_LENGTH_MAX = 60

/** Phrases only help a local recogniser; the vendor's service ends the session when it gets any. */
export function hintPhrases(recogniser: Recogniser, phrases: readonly string[]): void {
  const Phrase = window.SpeechRecognitionPhrase
  const plain = phrases.map((phrase) => phrase.slice(0, PHRASE_LENGTH_MAX).trim()).filter(Boolean)
  if (!Phrase || !('phrases' in recogniser) || plain.length === 0) return
  recogniser.phrases = plain.slice(0, PHRASES_MAX).map((phrase) => new Phrase(phrase, PHRASE_BOOST))
}
