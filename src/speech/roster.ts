import { Consents } from './consent.ts'
import { needsConsent, privacyText } from './privacy.ts'
import { VoiceProblem, type VoiceProblemKind } from './problems.ts'
import type { Heard, Listening, ListeningOptions, Transcriber } from './transcriber.ts'
import { readyTranscribers } from './transcribers/choose.ts'

/** Asks in the page; true when the person agrees to be heard. */
export type AskConsent = (question: { text: string; label: string }, signal: AbortSignal) => Promise<boolean>

export interface RosterOptions {
  lang: string
  askConsent: AskConsent
  /** Throws a `VoiceProblem` when there is no microphone to be had: then nobody is asked for a consent of no use. */
  allowMicrophone?(): Promise<void>
  /** Who will hear, whenever that is someone else than was said before. */
  onHearer?(text: string): void
}

/** Tries recognisers in their order; one that turns out not to work here is passed over from then on. */
export class Roster {
  readonly #transcribers: readonly Transcriber[]
  readonly #options: RosterOptions
  readonly #consents = new Consents()
  readonly #broken = new Set<string>()
  readonly #refused = new Set<string>()

  constructor(transcribers: readonly Transcriber[], options: RosterOptions) {
    this.#transcribers = transcribers
    this.#options = options
  }

  /**
   * Who would hear, as a sentence, or undefined when nobody can. A local recogniser of the browser counts only when nothing
   * else is there: whether it works shows at its start, and what was said must not have been too good.
   */
  async hearer(): Promise<string | undefined> {
    const ready = await this.#ready()
    const said = ready.find(({ privacy }) => privacy !== 'device') ?? ready[0]
    return said && privacyText(said)
  }

  /** Opens the first recogniser that works and that the person agrees to. Throws a `VoiceProblem` when there is none. */
  async start(options: Omit<ListeningOptions, 'lang'>): Promise<Listening> {
    let problem = new VoiceProblem('unavailable')
    for (const transcriber of await this.#ready()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next is tried only after this one has failed
        return await this.#startOne(transcriber, options)
      } catch (error) {
        if (!(error instanceof VoiceProblem) || !mayTryNext(error)) throw error
        this.#remember(transcriber, error)
        if (problem.kind === 'unavailable') problem = error
      }
    }
    throw problem
  }

  async #startOne(transcriber: Transcriber, options: Omit<ListeningOptions, 'lang'>): Promise<Listening> {
    await this.#haveConsent(transcriber, options.signal)
    this.#options.onHearer?.(privacyText(transcriber))
    const listening = await transcriber.start({ ...options, lang: this.#options.lang })
    return { cancel: () => listening.cancel(), stop: () => this.#hear(transcriber, listening) }
  }

  async #hear(transcriber: Transcriber, listening: Listening): Promise<Heard> {
    try {
      return await listening.stop()
    } catch (error) {
      if (error instanceof VoiceProblem) this.#remember(transcriber, error)
      throw error
    }
  }

  #remember({ id }: Transcriber, { kind }: VoiceProblem): void {
    if (kind === 'unavailable') this.#broken.add(id)
    if (kind === 'unconsented') this.#refused.add(id)
  }

  async #haveConsent(transcriber: Transcriber, signal: AbortSignal): Promise<void> {
    const { id, label, privacy } = transcriber
    if (!needsConsent(privacy) || this.#consents.has(id)) return
    await this.#options.allowMicrophone?.()
    signal.throwIfAborted()
    const agreed = await this.#options.askConsent({ text: privacyText(transcriber), label }, signal)
    signal.throwIfAborted()
    if (!agreed) throw new VoiceProblem('unconsented')
    this.#consents.give(id)
  }

  /** Who was refused is asked for again only when nobody else is left. */
  async #ready(): Promise<Transcriber[]> {
    const ready = await readyTranscribers(this.#transcribers, this.#options.lang)
    const working = ready.filter(({ id }) => !this.#broken.has(id))
    const welcome = working.filter(({ id }) => !this.#refused.has(id))
    return welcome.length > 0 ? welcome : working
  }
}

/** A recogniser of the browser may find no microphone where the page itself has one. */
const NEXT_MAY_WORK: readonly VoiceProblemKind[] = ['unavailable', 'offline', 'unconsented', 'no-device']

const mayTryNext = ({ kind }: VoiceProblem): boolean => NEXT_MAY_WORK.includes(kind)
