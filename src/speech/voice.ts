import type { Capabilities, FieldType, FormField } from '../../contract/types.gen.ts'
import type { AnswerValue } from '../../rules/answers.ts'
import { loadNormaliser } from '../../rules/transcript/by-type.ts'
import { allowMicrophone } from './microphone.ts'
import { normalise } from './normalise.ts'
import { VoiceProblem } from './problems.ts'
import { type AskConsent, Roster } from './roster.ts'
import { Spoken, type Tell } from './spoken.ts'
import type { Heard, Hints, ListenFor } from './transcriber.ts'
import { transcribersOf } from './transcribers/choose.ts'
import type { Upload } from './transcribers/server.ts'

export interface VoiceOptions {
  /** What the server can hear with. */
  capabilities(): Promise<Pick<Capabilities, 'transcribers'>>
  upload: Upload
  askConsent: AskConsent
  /** The language that is spoken, as BCP 47. */
  lang: string
  /** Told whenever someone else than was said before will hear, as a sentence. */
  onHearer?(text: string): void
  /** Percent of the work after the speech. */
  onProgress?(percent: number): void
}

export interface OpenOptions {
  /** What may be said; an answer to the field when it is absent. */
  listenFor?: ListenFor
}

/** All that listens on a page. One answer is spoken at a time: whoever opens the microphone closes it for the last. */
export class Voice {
  readonly #options: VoiceOptions
  #roster: Promise<Roster> | undefined
  #spoken: Spoken | undefined

  constructor(options: VoiceOptions) {
    this.#options = options
  }

  /** Opens the microphone for a field and tells of it; gives what closes it. */
  open(field: FormField, tell: Tell, options: OpenOptions = {}): () => void {
    const spoken = new Spoken()
    this.#spoken?.leave()
    this.#spoken = spoken
    this.#start(spoken, hintsOf(field, options)).then(
      () => spoken.signal.aborted || tell({ type: 'microphone.opened' }),
      (error: unknown) => spoken.signal.aborted || tell({ type: 'capture.failed', failure: failureOf(error) }),
    )
    return () => spoken.leave()
  }

  /** Tells how loud it is, the words so far, and the end; gives what ends the telling. */
  follow(tell: Tell): () => void {
    return this.#spoken?.follow(tell) ?? (() => undefined)
  }

  async finish(): Promise<void> {
    this.#spoken?.finish()
  }

  /** The words, or a `VoiceProblem`. */
  heard(): Promise<Heard> {
    return this.#spoken?.heard ?? Promise.reject(new VoiceProblem('interrupted'))
  }

  /** What was said as a value of the field; undefined when no reading of it gives one. */
  async understand(field: FormField, heard: Pick<Heard, 'text' | 'alternatives'>): Promise<AnswerValue | undefined> {
    return normalise(field, heard, this.#options.lang)
  }

  /** Says a value aloud, letter by letter where it is spelled; true when it was said to the end. */
  async readBack(value: string | number | string[], type: FieldType, signal: AbortSignal): Promise<boolean> {
    const { readBackValue } = await import('./read-back.ts')
    return readBackValue(value, type, { lang: this.#options.lang, signal })
  }

  /** Fetches what is needed to understand answers of these types, so that it is there when the network is gone. */
  async prepare(types: readonly FieldType[]): Promise<void> {
    await Promise.allSettled([...new Set(types)].map(loadNormaliser))
  }

  /** Who would hear, as a sentence; undefined when nobody can. */
  async hearer(): Promise<string | undefined> {
    return (await this.#rosterOnce()).hearer()
  }

  async #start(spoken: Spoken, hints: Hints): Promise<void> {
    const roster = await this.#rosterOnce()
    spoken.signal.throwIfAborted()
    const { onProgress } = this.#options
    spoken.listening = await roster.start({
      hints,
      signal: spoken.signal,
      onLevel: (level) => spoken.follower?.({ type: 'level.changed', level }),
      onPartial: (text) => spoken.follower?.({ type: 'transcript.changed', text }),
      onEnd: (end) => spoken.over(end),
      ...(onProgress && { onProgress }),
    })
  }

  /** A server that cannot be asked now is asked again the next time. */
  #rosterOnce(): Promise<Roster> {
    this.#roster ??= this.#makeRoster().catch((error: unknown) => {
      this.#roster = undefined
      throw error
    })
    return this.#roster
  }

  async #makeRoster(): Promise<Roster> {
    const capabilities = await this.#options.capabilities()
    return new Roster(transcribersOf(capabilities, this.#options.upload), { ...this.#options, allowMicrophone })
  }
}

const hintsOf = ({ id, label, options, type }: FormField, { listenFor }: OpenOptions): Hints => ({
  ...(listenFor && { listenFor }),
  fieldId: id,
  label,
  type,
  ...(options && { options: options.map((option) => option.label) }),
})

/** Plain data, since it goes into a snapshot that may be stored. */
function failureOf(error: unknown): { kind: string; message: string } {
  const { kind, message } = error instanceof VoiceProblem ? error : new VoiceProblem('unavailable')
  return { kind, message }
}
