import { vi } from 'vitest'

type Availability = 'available' | 'downloadable' | 'unavailable'

/** What a recogniser does when it is started, said by its test. */
export type Script = (recogniser: FakeRecogniser) => void

/** The browser's recogniser as its specification has it, with a script instead of ears. */
export class FakeRecogniser extends EventTarget {
  static script: Script = () => {}
  static started: FakeRecogniser[] = []

  lang = ''
  continuous = false
  interimResults = false
  maxAlternatives = 1
  phrases: unknown[] = []
  calls: string[] = []

  get processLocally(): boolean {
    return this.calls.includes('local')
  }

  set processLocally(value: boolean) {
    if (value) this.calls.push('local')
  }

  start() {
    FakeRecogniser.started.push(this)
    queueMicrotask(() => FakeRecogniser.script(this))
  }

  stop() {
    this.calls.push('stop')
    this.tell('end')
  }

  abort() {
    this.calls.push('abort')
  }

  tell(type: string, facts: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), facts))
  }

  listen() {
    this.tell('start')
    this.tell('audiostart')
  }

  /** Each reading is the words, and the confidence where there is one. */
  say(...readings: [words: string, confidence?: number][]) {
    const result = readings.map(([transcript, confidence = 0]) => ({ transcript, confidence }))
    this.tell('result', { results: [Object.assign(result, { isFinal: true })] })
  }

  fail(error: string) {
    this.tell('error', { error })
  }
}

export function fakeRecogniser(script: Script, availability: Availability = 'available') {
  FakeRecogniser.started = []
  FakeRecogniser.script = script
  const available = vi.fn<() => Promise<Availability>>(async () => availability)
  vi.stubGlobal('SpeechRecognition', Object.assign(FakeRecogniser, { available }))
  vi.stubGlobal(
    'SpeechRecognitionPhrase',
    class {
      readonly phrase: string
      constructor(phrase: string) {
        this.phrase = phrase
      }
    },
  )
  return { available, started: FakeRecogniser.started }
}

export function withoutRecogniser() {
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
}
