import { DEFAULT_LANGUAGE, TRANSCRIBERS_WAIT_MS } from '../../../rules/limits.ts'
import { Consents } from '../consent/consent.ts'
import {
  type AudioRecipient,
  type ConsentQuestionText,
  consentKey,
  consentQuestion,
  privacyText,
} from '../consent/audio-recipient.ts'
import { NotTranscribed, uploadProblem, VoiceProblem } from '../problems.ts'
import type { Heard, TranscribeOptions, Listening, ListeningOptions, Transcriber } from '../transcriber.ts'
import { readyTranscribers } from './choose.ts'
import { firstOf, isTranscriberProblem, mayBeHeardLater, mayTryNext } from './first-of.ts'
import { PassedOver } from './passed-over.ts'
import { patiently } from './patience.ts'

/** Asks in the page; true when the person agrees. */
export type AskConsent = (question: ConsentQuestionText, signal: AbortSignal) => Promise<boolean>

interface TranscriberChainOptions {
  lang: string
  askConsent: AskConsent
  /** Throws a `VoiceProblem` when there is no microphone: then no consent is asked for. */
  allowMicrophone?(): Promise<void>
  /** Receives a sentence on who gets the audio, whenever a transcriber is started. */
  onAudioRecipient?(text: string): void
  /** Where the server has other transcribers by now, the chain of those. */
  renewed?(): Promise<TranscriberChain | undefined>
}

type TranscribeInputs = Omit<TranscribeOptions, 'lang'>
type Consenting = Pick<TranscribeOptions, 'signal' | 'presence'>

/** The transcriber that failed on a recording, and why. */
interface FailedAttempt {
  transcriber: Transcriber
  problem: VoiceProblem
  /** Milliseconds that are left for the other transcribers. */
  timeLeft: number
}

/** Tries transcribers in their order; one that turns out not to work here is passed over. */
export class TranscriberChain {
  readonly #transcribers: readonly Transcriber[]
  readonly #options: TranscriberChainOptions
  readonly #consents = new Consents()
  readonly #passedOver = new PassedOver()
  readonly #refused = new Set<string>()

  constructor(transcribers: readonly Transcriber[], options: TranscriberChainOptions) {
    this.#transcribers = transcribers
    this.#options = options
  }

  /**
   * Who would get the audio, as a sentence, or why nobody can; undefined when no transcriber is available. The browser's local recogniser counts
   * only when there is no other: whether it works shows at its start, and the sentence must not promise too much privacy.
   */
  async audioRecipient(): Promise<string | VoiceProblem | undefined> {
    const ready = await this.#ready()
    const recipient = ready.find(({ privacy }) => privacy !== 'device') ?? ready[0]
    if (!recipient && (await this.#knowsOnlyEnglish())) return new VoiceProblem('other-language')
    return recipient && this.#sentenceOn(recipient)
  }

  /** What is not allowed yet does not happen yet. */
  #sentenceOn(recipient: AudioRecipient): string {
    const key = consentKey(recipient)
    const isAsked = key !== undefined && !this.#consents.has(key)
    return isAsked ? `${privacyText(recipient)} You are asked first.` : privacyText(recipient)
  }

  /** Whether there is a transcriber of English, but none of the language of this form. */
  async #knowsOnlyEnglish(): Promise<boolean> {
    const { lang } = this.#options
    return lang !== DEFAULT_LANGUAGE && (await readyTranscribers(this.#transcribers, DEFAULT_LANGUAGE)).length > 0
  }

  /**
   * Whether a recording that has begun already would be heard: a browser's recogniser hears by a microphone of its own, and
   * nobody is recorded before they were asked.
   */
  async takesBegun(): Promise<boolean> {
    const [first] = await this.#ready()
    if (!first?.transcribe) return false
    const key = consentKey(first)
    return key === undefined || this.#consents.has(key)
  }

  /** Opens the first transcriber that works and that the person consents to. Throws a `VoiceProblem` when there is none. */
  async start(options: Omit<ListeningOptions, 'lang'>): Promise<Listening> {
    const start = (transcriber: Transcriber) => this.#startOne(transcriber, options)
    const ready = await this.#ready()
    if (ready.length === 0 && (await this.#knowsOnlyEnglish())) throw new VoiceProblem('other-language')
    return firstOf(ready, start, { mayContinue: mayTryNext, onFailure: this.#recordFailure })
  }

  /**
   * Gives a recording to the transcribers one after the other, at first not to the one that has failed on it, and waits where
   * they are busy; where the server would send it elsewhere by now, that is asked for. Throws `NotTranscribed` when none
   * succeeds: that can be tried again.
   */
  async transcribe(recording: Blob, options: TranscribeInputs, failed?: FailedAttempt): Promise<Heard> {
    let before = failed
    const attempt = (timeLeft: number) => {
      const heard = this.#transcribeNow(recording, options, timeLeft, before)
      before = undefined
      return heard
    }
    try {
      return await patiently(attempt, { ...options, timeLeft: failed?.timeLeft ?? TRANSCRIBERS_WAIT_MS })
    } catch (error) {
      const isRefused = error instanceof NotTranscribed && error.kind === 'unavailable'
      const next = isRefused && (await this.#options.renewed?.().catch(() => undefined))
      if (!next) throw error
      return next.transcribe(recording, options)
    }
  }

  async #transcribeNow(
    recording: Blob,
    options: TranscribeInputs,
    timeLeft: number,
    failed?: FailedAttempt,
  ): Promise<Heard> {
    const left = AbortSignal.timeout(timeLeft)
    const signal = AbortSignal.any([options.signal, left])
    const others = (await this.#ready()).filter((one) => one.transcribe && one !== failed?.transcriber)
    try {
      const transcribe = (one: Transcriber) => this.#transcribeWith(one, recording, { ...options, signal })
      return await firstOf(others, transcribe, {
        mayContinue: isTranscriberProblem,
        onFailure: this.#recordFailure,
        before: failed?.problem,
      })
    } catch (error) {
      if (options.signal.aborted) throw options.signal.reason
      const problem = uploadProblem(error)
      throw mayBeHeardLater(problem) ? new NotTranscribed(problem.kind, recording, problem) : problem
    }
  }

  async #startOne(transcriber: Transcriber, options: Omit<ListeningOptions, 'lang'>): Promise<Listening> {
    await this.#requireConsent(transcriber, options)
    this.#options.onAudioRecipient?.(privacyText(transcriber))
    const listening = await transcriber.start({ ...options, lang: this.#options.lang })
    return {
      get recording() {
        return listening.recording
      },
      get isAlone() {
        return listening.isAlone ?? true
      },
      preview: async () => listening.preview?.(),
      expectSilence: (hangMs) => listening.expectSilence?.(hangMs),
      cancel: () => listening.cancel(),
      stop: () => this.#finish(transcriber, listening, options),
    }
  }

  /** When this transcriber fails, the others get the recording, so that the person need not repeat it. */
  async #finish(transcriber: Transcriber, listening: Listening, options: TranscribeInputs): Promise<Heard> {
    const until = Date.now() + TRANSCRIBERS_WAIT_MS
    try {
      return this.#heardBy(transcriber, await listening.stop())
    } catch (error) {
      if (!(error instanceof VoiceProblem)) throw error
      this.#recordFailure(transcriber, error)
      const { recording } = listening
      if (!recording || !isTranscriberProblem(error)) throw error
      return this.transcribe(recording, options, {
        transcriber,
        problem: error,
        timeLeft: Math.max(0, until - Date.now()),
      })
    }
  }

  async #transcribeWith(transcriber: Transcriber, recording: Blob, options: TranscribeInputs): Promise<Heard> {
    await this.#requireConsent(transcriber, options, true)
    this.#options.onAudioRecipient?.(privacyText(transcriber))
    const heard = transcriber.transcribe?.(recording, { ...options, lang: this.#options.lang }) ?? cannotTranscribe()
    return this.#heardBy(transcriber, await heard)
  }

  #heardBy(transcriber: Transcriber, heard: Heard): Heard {
    this.#passedOver.addSuccess(transcriber)
    return heard
  }

  readonly #recordFailure = (transcriber: Transcriber, { kind }: VoiceProblem): void => {
    if (kind === 'unavailable') this.#passedOver.addFailure(transcriber)
    if (kind === 'unconsented') this.#refused.add(transcriber.id)
  }

  async #requireConsent(transcriber: Transcriber, options: Consenting, isRecorded = false): Promise<void> {
    const key = consentKey(transcriber)
    if (key === undefined || this.#consents.has(key)) return
    if (!isRecorded) await this.#options.allowMicrophone?.()
    const { signal, presence = signal } = options
    const away = AbortSignal.any([signal, presence])
    away.throwIfAborted()
    const agreed = await this.#options.askConsent(consentQuestion(transcriber), away)
    away.throwIfAborted()
    if (!agreed) throw new VoiceProblem('unconsented')
    this.#consents.give(key)
  }

  /** Transcribers that did not work, or that the person refused, are tried again only when no others are left. */
  async #ready(): Promise<Transcriber[]> {
    const ready = await readyTranscribers(this.#transcribers, this.#options.lang)
    const working = ready.filter((one) => !this.#passedOver.has(one))
    const willing = working.filter(({ id }) => !this.#refused.has(id))
    return [willing, working, ready].find((some) => some.length > 0) ?? []
  }
}

const cannotTranscribe = (): Promise<Heard> => Promise.reject(new VoiceProblem('unavailable'))
