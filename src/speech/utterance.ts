import type { ListeningEvent, MicrophoneEvent } from '../../machines/voice-capture/types.ts'
import { type Completeness, SILENCES } from '../../rules/completeness/index.ts'
import { DOUBTFUL_CONFIDENCE } from '../../rules/limits.ts'
import { attributed } from '../../rules/conversation/index.ts'
import { askBeforeLeaving } from './capture/ask-before-leaving.ts'
import { Disposables } from './disposables.ts'
import { takeMicrophone } from './capture/other-tabs.ts'
import type { Cut } from '../../rules/voice-failures.ts'
import { failureOf, VoiceProblem } from './problems.ts'
import type { Heard, Hints, Listening, ListeningEnd, ListeningLimits, ListeningOptions } from './transcriber.ts'

/** Sends an event to the machine of voice capture. */
export type Notify = (event: ListeningEvent | MicrophoneEvent) => void

type Retry = 'retry' | 'busy'

type Listeners = Pick<ListeningOptions, 'onSpeech' | 'onPause' | 'onResume' | 'onLevel' | 'onPartial' | 'onEnd'>

/** One spoken answer, from opening the microphone to the transcript. */
export class Utterance {
  readonly hints: Hints
  readonly #notify: Notify
  readonly #leave = new AbortController()
  readonly #elsewhere = new AbortController()
  readonly #disposables = new Disposables()
  #listening: Listening | undefined
  #follower: Notify | undefined
  #end: ListeningEvent | undefined
  #isSettled = false
  #hangMs = Infinity
  /** What the page said when the person interrupted it. */
  #read: string | undefined
  hasSpeech = false
  /** A recording that was kept is transcribed once more: nothing is said now. */
  isAgain = false
  /** Nothing had to be said. */
  isUnannounced = false
  isHalf = false
  isLeft = false
  /** Why a recogniser is asked once more: it failed, or is busy. */
  #retry: Retry | undefined
  #onRetry: ((why: Retry) => void) | undefined
  heard: Promise<Heard> | undefined
  /** Why the answer ended before the person ended it. */
  cut: Cut | undefined

  constructor(hints: Hints, notify: Notify) {
    this.hints = hints
    this.#notify = notify
    this.#disposables.add(takeMicrophone(() => this.#cutOff('elsewhere')))
  }

  get signal(): AbortSignal {
    return this.#leave.signal
  }

  /** Aborted once the person has gone elsewhere. */
  get presence(): AbortSignal {
    return this.#elsewhere.signal
  }

  /** The person has begun to speak while the page read these words aloud. */
  interrupts(read: string): void {
    this.#read = read
    this.#speechBegan()
  }

  /** Whether what was said is being transcribed. */
  get isUnderWay(): boolean {
    return this.heard !== undefined && !this.isAgain && !this.#isSettled && !this.isLeft
  }

  get isRetried(): boolean {
    return this.#retry !== undefined
  }

  /** A recogniser that failed or is busy is asked once more. */
  readonly retried = (why: Retry): void => {
    this.#retry = why
    this.#onRetry?.(why)
  }

  /** Tells why a recogniser is asked once more, at once where it is so already: who comes back is told what was told before. */
  readonly followRetries = (onRetry: (why: Retry) => void): void => {
    this.#onRetry = onRetry
    if (this.#retry) onRetry(this.#retry)
  }

  /** What was said, once it has ended. */
  get recording(): Blob | undefined {
    return this.#listening?.recording
  }

  /** The person goes elsewhere while they speak: what was said until then counts, but is asked about. */
  finishHalf(): void {
    if (!this.hasSpeech || this.isUnannounced || this.heard || this.isLeft || !this.#listening) return
    this.isHalf = true
    this.finish()
  }

  /** The person goes elsewhere, and what was said is transcribed on. */
  leaveBehind(): void {
    this.isLeft = true
    this.#elsewhere.abort(new VoiceProblem('interrupted'))
    askBeforeLeaving(this, false)
    this.#disposables.release()
  }

  leave(): void {
    this.isLeft = true
    askBeforeLeaving(this, false)
    this.#leave.abort(new VoiceProblem('interrupted'))
    this.#listening?.cancel()
    this.#disposables.release()
  }

  /**
   * Sound arrives. A page that is hidden must not listen.
   * @param limits until which it listens; absent where nothing is said now
   */
  opened(listening: Listening, limits?: ListeningLimits): void {
    this.#listening = listening
    this.#hangMs = limits?.hangMs ?? Infinity
    this.#disposables.listen(document, 'visibilitychange', () => document.hidden && this.#cutOff('hidden'))
    this.#notify({ type: 'microphone.opened' })
    if (document.hidden) this.#cutOff('hidden')
  }

  fail(error: unknown): void {
    if (this.signal.aborted) return
    this.#notify({ type: 'capture.failed', failure: failureOf(error) })
    this.leave()
  }

  /** In a pause: what was said until now, where that can be had; never throws. */
  async preview(): Promise<Heard | undefined> {
    const heard = await this.#listening?.preview?.()
    return heard && this.#attributed(heard, this.#listening?.isAlone)
  }

  /** In a pause: it is as long as what was said until then needs. */
  expect(completeness: Completeness): void {
    this.#listening?.expectSilence?.(SILENCES[completeness](this.#hangMs))
  }

  follow(notify: Notify): () => void {
    this.#follower = notify
    if (this.#read !== undefined) notify({ type: 'speech.began' })
    if (this.#end) notify(this.#end)
    return () => (this.#follower = undefined)
  }

  /** What a transcriber reports while it listens. */
  get listeners(): Listeners {
    const emit = (event: ListeningEvent) => this.#follower?.(event)
    return {
      onSpeech: () => {
        this.#speechBegan()
        emit({ type: 'speech.began' })
      },
      onPause: () => emit({ type: 'speech.paused' }),
      onResume: () => emit({ type: 'speech.resumed' }),
      onLevel: (level) => emit({ type: 'level.changed', level }),
      onPartial: (text) => emit({ type: 'transcript.changed', text }),
      onEnd: (end) => this.end(end),
    }
  }

  /** Listening may end before `follow` is called: between the first sound and the state that listens. */
  end(end: ListeningEnd): void {
    if (this.#end) return
    this.#end = end === 'nothing-heard' ? { type: 'nothing.heard' } : { type: 'speech.ended' }
    if (end === 'too-long' || end === 'device-lost') this.cut = end
    this.#follower?.(this.#end)
  }

  /** Closes the microphone at once; the transcript comes later, in `heard`. */
  finish(): void {
    if (this.heard) return
    this.#end ??= { type: 'speech.ended' }
    const isAlone = this.#listening?.isAlone
    this.heard = this.#listening?.stop().then((heard) => this.#withDoubt(this.#attributed(heard, isAlone)))
    this.heard ??= Promise.reject(new VoiceProblem('interrupted'))
    this.heard.then(this.#settle, this.#settle)
  }

  #attributed(heard: Heard, isAlone = true): Heard {
    if (this.#read === undefined) return heard
    const { options = [] } = this.hints
    return { ...heard, ...attributed(heard.text, { read: this.#read, isAlone, options }) }
  }

  #speechBegan(): void {
    this.hasSpeech = true
    if (!this.signal.aborted) askBeforeLeaving(this, true)
  }

  readonly #settle = (): void => {
    this.#isSettled = true
    this.#retry = undefined
    askBeforeLeaving(this, false)
  }

  /** What was said until now counts, but may be half of an answer; when nothing was said it is a failure. */
  #cutOff(cut: 'hidden' | 'elsewhere'): void {
    if (this.#end) return
    if (!this.hasSpeech) return this.fail(new VoiceProblem(cut))
    this.cut = cut
    this.end('speech-ended')
  }

  /**
   * An answer that was cut off is asked about before it is taken. Not at the limit of length: there the person was told and
   * can see what is missing.
   */
  #withDoubt(heard: Heard): Heard {
    if (!this.isHalf && (!this.cut || this.cut === 'too-long')) return heard
    return { ...heard, confidence: Math.min(heard.confidence ?? 1, DOUBTFUL_CONFIDENCE) }
  }
}
