import type { ListeningEvent, MicrophoneEvent } from '../../machines/voice-capture/types.ts'
import { type Completeness, SILENCES } from '../../rules/completeness/index.ts'
import { attributed } from '../../rules/conversation/index.ts'
import { askBeforeLeaving } from './capture/ask-before-leaving.ts'
import { type BrokenOff, withDoubt } from './broken-off.ts'
import { Disposables } from './disposables.ts'
import { takeMicrophone } from './capture/other-tabs.ts'
import type { Cut } from '../../rules/voice-failures.ts'
import { failureOf, VoiceProblem } from './problems.ts'
import { Retries } from './retries.ts'
import type { Heard, Hints, Listening, ListeningEnd, ListeningLimits, ListeningOptions } from './transcriber.ts'

/** Sends an event to the machine of voice capture. */
export type Notify = (event: ListeningEvent | MicrophoneEvent) => void

/** How it comes to be heard: it is asked for, nothing has to be said, or it was said before and is transcribed once more. */
export type Occasion = 'asked' | 'unasked' | 'again'

type Phase = 'silent' | 'speaking' | 'transcribing' | 'settled'

type Listeners = Pick<ListeningOptions, 'onSpeech' | 'onPause' | 'onResume' | 'onLevel' | 'onPartial' | 'onEnd'>

/** One spoken answer, from opening the microphone to the transcript. */
export class Utterance {
  readonly hints: Hints
  readonly occasion: Occasion
  readonly retries = new Retries()
  readonly #notify: Notify
  readonly #leave = new AbortController()
  readonly #elsewhere = new AbortController()
  readonly #disposables = new Disposables()
  #phase: Phase = 'silent'
  #listening: Listening | undefined
  #follower: Notify | undefined
  #end: ListeningEvent | undefined
  #hangMs = Infinity
  /** What the page said when the person interrupted it. */
  #read: string | undefined
  #brokenOff: BrokenOff | undefined
  heard: Promise<Heard> | undefined

  constructor(hints: Hints, notify: Notify, occasion: Occasion = 'asked') {
    this.hints = hints
    this.occasion = occasion
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

  /** Whether or not it is transcribed on. */
  get isLeft(): boolean {
    return this.signal.aborted || this.presence.aborted
  }

  /** The person went elsewhere in the middle of it. */
  get isHalf(): boolean {
    return this.#brokenOff === 'left'
  }

  /** Why it ended before the person ended it, where they do not know. */
  get cut(): Cut | undefined {
    return this.#brokenOff === 'left' ? undefined : this.#brokenOff
  }

  /** Whether what was said now is being transcribed. */
  get isUnderWay(): boolean {
    return this.#phase === 'transcribing' && this.occasion !== 'again'
  }

  /** What was said, once it has ended. */
  get recording(): Blob | undefined {
    return this.#listening?.recording
  }

  /** The person goes elsewhere while they speak: what was said until then counts, but is asked about. */
  finishHalf(): void {
    if (this.#phase !== 'speaking' || this.occasion === 'unasked' || !this.#listening) return
    this.#brokenOff = 'left'
    this.finish()
  }

  /** The person goes elsewhere, and what was said is transcribed on. */
  leaveBehind(): void {
    this.#elsewhere.abort(new VoiceProblem('interrupted'))
    askBeforeLeaving(this, false)
    this.#disposables.release()
  }

  leave(): void {
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

  /** What was said before is transcribed once more, as if it were said now. @param isHalf the person left it in the middle */
  openedAgain(listening: Listening, isHalf: boolean): void {
    this.#phase = 'speaking'
    if (isHalf) this.#brokenOff = 'left'
    this.opened(listening)
    this.end('speech-ended')
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
    if (end === 'too-long' || end === 'device-lost') this.#brokenOff = end
    this.#follower?.(this.#end)
  }

  /** Closes the microphone at once; the transcript comes later, in `heard`. */
  finish(): void {
    if (this.heard) return
    this.#end ??= { type: 'speech.ended' }
    this.#phase = 'transcribing'
    const isAlone = this.#listening?.isAlone
    this.heard = this.#listening?.stop().then((heard) => withDoubt(this.#attributed(heard, isAlone), this.#brokenOff))
    this.heard ??= Promise.reject(new VoiceProblem('interrupted'))
    this.heard.then(this.#settle, this.#settle)
  }

  #attributed(heard: Heard, isAlone = true): Heard {
    if (this.#read === undefined) return heard
    const { options = [] } = this.hints
    return { ...heard, ...attributed(heard.text, { read: this.#read, isAlone, options }) }
  }

  #speechBegan(): void {
    if (this.#phase === 'silent') this.#phase = 'speaking'
    if (!this.signal.aborted) askBeforeLeaving(this, true)
  }

  readonly #settle = (): void => {
    this.#phase = 'settled'
    this.retries.end()
    askBeforeLeaving(this, false)
  }

  /** What was said until now counts, but may be half of an answer; when nothing was said it is a failure. */
  #cutOff(cut: 'hidden' | 'elsewhere'): void {
    if (this.#end) return
    if (this.#phase === 'silent') return this.fail(new VoiceProblem(cut))
    this.#brokenOff ??= cut
    this.end('speech-ended')
  }
}
