import { AUDIO_START_WAIT_MS, LAST_RESULT_WAIT_MS, LATE_WORDS_MS } from '../../../../rules/limits.ts'
import { Disposables } from '../../disposables.ts'
import { VoiceProblem, type VoiceProblemKind } from '../../problems.ts'
import type { Heard, Listening, ListeningEnd, ListeningOptions } from '../../transcriber.ts'
import { heardOf, type Results, wordsOf } from './recognition-results.ts'
import type { Recogniser } from './speech-recognition.ts'

const kinds: Record<string, VoiceProblemKind> = {
  'not-allowed': 'denied',
  'audio-capture': 'no-device',
  'no-speech': 'nothing-heard',
  aborted: 'interrupted',
  network: 'offline',
}

/** One run of the browser's recogniser. Its `error` is the end, since an `end` need not follow. */
export class Recognition implements Listening {
  readonly #recogniser: Recogniser
  readonly #options: ListeningOptions
  readonly #id: string
  readonly #disposables = new Disposables()
  readonly #closed = Promise.withResolvers<void>()
  #results: Results = []
  #problem: VoiceProblem | undefined
  #listening = false
  #pause: ReturnType<typeof setTimeout> | undefined

  constructor(recogniser: Recogniser, options: ListeningOptions, id: string) {
    this.#recogniser = recogniser
    this.#options = options
    this.#id = id
  }

  /** Resolves when the browser listens; throws a `VoiceProblem` when it refuses to. */
  async start(): Promise<this> {
    this.#options.signal.throwIfAborted()
    this.#disposables.add(() => clearTimeout(this.#pause))
    this.#disposables.listen(this.#options.signal, 'abort', () => this.cancel())
    this.#disposables.listen(window, 'pagehide', () => this.#fail(new VoiceProblem('interrupted')))
    this.#listenToEvents()
    try {
      await Promise.race([this.#started(), this.#closed.promise])
    } catch (error) {
      this.#fail(new VoiceProblem('unavailable', error))
    }
    this.#options.signal.throwIfAborted()
    if (this.#problem) throw this.#problem
    this.#watchClock()
    return this
  }

  async stop(): Promise<Heard> {
    this.#listening = false
    clearTimeout(this.#pause)
    this.#recogniser.stop()
    const timer = setTimeout(this.#closed.resolve, LAST_RESULT_WAIT_MS)
    await this.#closed.promise
    clearTimeout(timer)
    this.cancel()
    if (wordsOf(this.#results) !== '') return heardOf(this.#results, this.#id)
    throw this.#problem ?? new VoiceProblem('nothing-heard')
  }

  cancel(): void {
    this.#listening = false
    this.#disposables.release()
    this.#recogniser.abort()
    this.#closed.resolve()
  }

  #listenToEvents(): void {
    const on = (type: string, listener: (event: Event) => void) =>
      this.#disposables.listen(this.#recogniser, type, listener)
    on('speechstart', () => this.#options.onSpeech?.())
    on('result', (event) => this.#takeResults(event))
    on('error', (event) => this.#fail(problemOf(event)))
    on('end', () => this.#finish())
  }

  #started(): Promise<void> {
    return new Promise((resolve) => {
      this.#disposables.listen(this.#recogniser, 'audiostart', () => resolve())
      this.#disposables.listen(this.#recogniser, 'start', () => {
        const timer = setTimeout(resolve, AUDIO_START_WAIT_MS)
        this.#disposables.add(() => clearTimeout(timer))
      })
      this.#recogniser.start()
    })
  }

  #watchClock(): void {
    const { hangMs, maxMs, noSpeechMs } = this.#options.limits
    this.#listening = true
    const longest = setTimeout(() => this.#end('too-long'), maxMs)
    this.#disposables.add(() => clearTimeout(longest))
    this.#endAfter(noSpeechMs + hangMs, 'nothing-heard')
  }

  #takeResults(event: Event): void {
    if (!('results' in event)) return
    this.#results = event.results as Results
    if (!this.#listening) return
    this.#options.onPartial?.(wordsOf(this.#results))
    this.#endAfter(this.#options.limits.hangMs + LATE_WORDS_MS, 'speech-ended')
  }

  #endAfter(milliseconds: number, end: ListeningEnd): void {
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.#end(end), milliseconds)
  }

  #fail(problem: VoiceProblem): void {
    this.#problem ??= problem
    this.#finish()
  }

  #finish(): void {
    const spoke = wordsOf(this.#results) !== ''
    const silent = this.#problem === undefined || this.#problem.kind === 'nothing-heard'
    this.#end(spoke ? 'speech-ended' : silent ? 'nothing-heard' : 'failed')
    this.#disposables.release()
    this.#closed.resolve()
  }

  #end(end: ListeningEnd): void {
    if (!this.#listening) return
    this.#listening = false
    this.#options.onEnd?.(end)
  }
}

function problemOf(event: Event): VoiceProblem {
  const error = 'error' in event ? String(event.error) : ''
  return new VoiceProblem(kinds[error] ?? 'unavailable', new Error(error))
}
