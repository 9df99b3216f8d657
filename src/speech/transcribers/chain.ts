import { DEFAULT_LANGUAGE, TRANSCRIBERS_WAIT_MS } from '../../../rules/limits.ts'
import { Consents } from '../consent/consent.ts'
import { needsConsent, privacyText } from '../consent/audio-recipient.ts'
import { Unheard, uploadProblem, VoiceProblem, type VoiceProblemKind } from '../problems.ts'
import type { Heard, HearingOptions, Listening, ListeningOptions, Transcriber } from '../transcriber.ts'
import { readyTranscribers } from './choose.ts'

/** Asks in the page; true when the person agrees to be heard. */
export type AskConsent = (question: { text: string; label: string }, signal: AbortSignal) => Promise<boolean>

export interface TranscriberChainOptions {
  lang: string
  askConsent: AskConsent
  /** Throws a `VoiceProblem` when there is no microphone to be had: then nobody is asked for a consent of no use. */
  allowMicrophone?(): Promise<void>
  /** Who will hear, whenever that is someone else than was said before. */
  onAudioRecipient?(text: string): void
}

type Hearing = Omit<HearingOptions, 'lang'>

/** Who had its chance with a recording, and why it did not hear it. */
interface Failed {
  transcriber: Transcriber
  problem: VoiceProblem
  /** Milliseconds that are left for the others. */
  timeLeft: number
}

/** Tries recognisers in their order; one that turns out not to work here is passed over from then on. */
export class TranscriberChain {
  readonly #transcribers: readonly Transcriber[]
  readonly #options: TranscriberChainOptions
  readonly #consents = new Consents()
  readonly #broken = new Set<string>()
  readonly #refused = new Set<string>()

  constructor(transcribers: readonly Transcriber[], options: TranscriberChainOptions) {
    this.#transcribers = transcribers
    this.#options = options
  }

  /**
   * Who would hear, as a sentence, or undefined when nobody can. A local recogniser of the browser counts only when nothing
   * else is there: whether it works shows at its start, and what was said must not have been too good.
   */
  async audioRecipient(): Promise<string | undefined> {
    const ready = await this.#ready()
    const recipient = ready.find(({ privacy }) => privacy !== 'device') ?? ready[0]
    if (!recipient && (await this.#knowsOthers())) return new VoiceProblem('other-language').message
    return recipient && privacyText(recipient)
  }

  /** Whether somebody could hear English, who does not know the language of this form. */
  async #knowsOthers(): Promise<boolean> {
    const { lang } = this.#options
    return lang !== DEFAULT_LANGUAGE && (await readyTranscribers(this.#transcribers, DEFAULT_LANGUAGE)).length > 0
  }

  /** Opens the first recogniser that works and that the person agrees to. Throws a `VoiceProblem` when there is none. */
  async start(options: Omit<ListeningOptions, 'lang'>): Promise<Listening> {
    const start = (transcriber: Transcriber) => this.#startOne(transcriber, options)
    const ready = await this.#ready()
    if (ready.length === 0 && (await this.#knowsOthers())) throw new VoiceProblem('other-language')
    return this.#firstOf(ready, start, mayTryNext)
  }

  /**
   * Lets the recognisers hear what was recorded, one after the other, but not the one that has failed at it. Throws what is
   * `Unheard` when none can: that can be tried again.
   */
  async hear(recording: Blob, options: Hearing, failed?: Failed): Promise<Heard> {
    const left = AbortSignal.timeout(failed?.timeLeft ?? TRANSCRIBERS_WAIT_MS)
    const signal = AbortSignal.any([options.signal, left])
    const others = (await this.#ready()).filter((one) => one.hear && one !== failed?.transcriber)
    try {
      const hear = (one: Transcriber) => this.#hearBy(one, recording, { ...options, signal })
      return await this.#firstOf(others, hear, isTheRecognisers, failed?.problem)
    } catch (error) {
      if (options.signal.aborted) throw options.signal.reason
      const problem = uploadProblem(error)
      throw isTheRecognisers(problem) ? new Unheard(problem.kind, recording, problem) : problem
    }
  }

  async #firstOf<Result>(
    transcribers: readonly Transcriber[],
    attempt: (transcriber: Transcriber) => Promise<Result>,
    mayGoOn: (problem: VoiceProblem) => boolean,
    before = new VoiceProblem(navigator.onLine ? 'unavailable' : 'offline'),
  ): Promise<Result> {
    let problem = before
    for (const transcriber of transcribers) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next is tried only after this one has failed
        return await attempt(transcriber)
      } catch (error) {
        if (!(error instanceof VoiceProblem) || !mayGoOn(error)) throw error
        this.#remember(transcriber, error)
        if (problem.kind === 'unavailable') problem = error
      }
    }
    throw problem
  }

  async #startOne(transcriber: Transcriber, options: Omit<ListeningOptions, 'lang'>): Promise<Listening> {
    await this.#haveConsent(transcriber, options.signal)
    this.#options.onAudioRecipient?.(privacyText(transcriber))
    const listening = await transcriber.start({ ...options, lang: this.#options.lang })
    return { cancel: () => listening.cancel(), stop: () => this.#finish(transcriber, listening, options) }
  }

  /** Nobody is asked to say again what another recogniser can hear. */
  async #finish(transcriber: Transcriber, listening: Listening, options: Hearing): Promise<Heard> {
    const until = Date.now() + TRANSCRIBERS_WAIT_MS
    try {
      return await listening.stop()
    } catch (error) {
      if (!(error instanceof VoiceProblem)) throw error
      this.#remember(transcriber, error)
      const { recording } = listening
      if (!recording || !isTheRecognisers(error)) throw error
      return this.hear(recording, options, { transcriber, problem: error, timeLeft: Math.max(0, until - Date.now()) })
    }
  }

  async #hearBy(transcriber: Transcriber, recording: Blob, options: Hearing): Promise<Heard> {
    await this.#haveConsent(transcriber, options.signal, true)
    this.#options.onAudioRecipient?.(privacyText(transcriber))
    return transcriber.hear?.(recording, { ...options, lang: this.#options.lang }) ?? notHere()
  }

  #remember({ id }: Transcriber, { kind }: VoiceProblem): void {
    if (kind === 'unavailable') this.#broken.add(id)
    if (kind === 'unconsented') this.#refused.add(id)
  }

  async #haveConsent(transcriber: Transcriber, signal: AbortSignal, isRecorded = false): Promise<void> {
    const { id, label, privacy } = transcriber
    if (!needsConsent(privacy) || this.#consents.has(id)) return
    if (!isRecorded) await this.#options.allowMicrophone?.()
    signal.throwIfAborted()
    const agreed = await this.#options.askConsent({ text: privacyText(transcriber), label }, signal)
    signal.throwIfAborted()
    if (!agreed) throw new VoiceProblem('unconsented')
    this.#consents.give(id)
  }

  /** Who was refused is asked for again only when nobody else is left, and so is who did not work. */
  async #ready(): Promise<Transcriber[]> {
    const ready = await readyTranscribers(this.#transcribers, this.#options.lang)
    const working = ready.filter(({ id }) => !this.#broken.has(id))
    const welcome = working.filter(({ id }) => !this.#refused.has(id))
    return [welcome, working, ready].find((some) => some.length > 0) ?? []
  }
}

const notHere = (): Promise<Heard> => Promise.reject(new VoiceProblem('unavailable'))

/** Silence is the same for all; whatever else goes wrong with a recording is the matter of whoever was to hear it. */
const isTheRecognisers = ({ kind }: VoiceProblem): boolean => kind !== 'nothing-heard'

/** A recogniser of the browser may find no microphone where the page itself has one. */
const NEXT_MAY_WORK: readonly VoiceProblemKind[] = ['unavailable', 'offline', 'unconsented', 'no-device']

const mayTryNext = ({ kind }: VoiceProblem): boolean => NEXT_MAY_WORK.includes(kind)
