import type { Capabilities, FieldType, FormField } from '../../contract/types.gen.ts'
import type { Listened, Understanding } from '../../machines/voice-capture/types.ts'
import { CAPABILITIES_WAIT_MS } from '../../rules/limits.ts'
import { loadNormaliser } from '../../rules/transcript/by-type.ts'
import { type Kept, KeptRecording } from './capture/saved-recording.ts'
import { listeningLimits, type Pause } from './listening-limits.ts'
import { prefetchWorklet } from './capture/audio-graph.ts'
import { allowMicrophone } from './capture/microphone.ts'
import { CUT_TEXTS, Unheard, uploadProblem, VoiceProblem } from './problems.ts'
import { type AskConsent, Roster } from './transcribers/chain.ts'
import { Spoken, type Tell } from './utterance.ts'
import type { Heard, Hints, ListenFor } from './transcriber.ts'
import { transcribersOf } from './transcribers/choose.ts'
import { understand } from './understand.ts'
import type { Upload } from './transcribers/server.ts'
import { within } from './abortable.ts'

export interface VoiceOptions {
  /** What the server can hear with. */
  capabilities(): Promise<Pick<Capabilities, 'transcribers'>>
  upload: Upload
  askConsent: AskConsent
  /** The language that is spoken, as BCP 47. */
  lang: string
  /** Told whenever someone else than was said before will hear, as a sentence. */
  onHearer?(text: string): void
  /** How long the person wants to be waited for; asked at each start. */
  pause?(): Pause
  /** Why the answer ended early, as a sentence; undefined when the next one begins. */
  onCut?(text: string | undefined): void
  /** To which field an answer is kept that nobody could hear; undefined when there is none. */
  onKept?(fieldId: string | undefined): void
  /** Percent of the work after the speech. */
  onProgress?(percent: number): void
}

export interface OpenOptions {
  /** What may be said; an answer to the field when it is absent. */
  listenFor?: ListenFor
  /** The person holds the button while they speak, so only they end it. */
  isHeld?: boolean
  /** Nothing is said again: what was kept for this field is heard, where there is something. */
  isAgain?: boolean
}

/** All that listens on a page. One answer is spoken at a time: whoever opens the microphone closes it for the last. */
export class Voice {
  readonly #options: VoiceOptions
  readonly #kept: KeptRecording
  #roster: Promise<Roster> | undefined
  #spoken: Spoken | undefined

  constructor(options: VoiceOptions) {
    this.#options = options
    this.#kept = new KeptRecording((fieldId) => options.onKept?.(fieldId))
  }

  /** Opens the microphone for a field and tells of it; gives what closes it. */
  open(field: FormField, tell: Tell, options: OpenOptions = {}): () => void {
    this.#spoken?.leave()
    const spoken = new Spoken(hintsOf(field, options), tell)
    this.#spoken = spoken
    this.#options.onCut?.(undefined)
    const kept = this.#kept.take(field.id)
    const opening = kept && options.isAgain ? this.#hearAgain(spoken, kept) : this.#start(spoken, options)
    opening.catch((error: unknown) => spoken.fail(error))
    return () => spoken.leave()
  }

  /** Tells how loud it is, the words so far, and the end; gives what ends the telling. */
  follow(tell: Tell): () => void {
    return this.#spoken?.follow(tell) ?? (() => undefined)
  }

  async finish(): Promise<void> {
    this.#spoken?.finish()
  }

  /** The words, or a `VoiceProblem`. What nobody could hear is kept, for another attempt. */
  async heard(): Promise<Heard> {
    const spoken = this.#spoken
    if (!spoken?.heard) throw new VoiceProblem('interrupted')
    if (spoken.cut) this.#options.onCut?.(CUT_TEXTS[spoken.cut])
    try {
      return await spoken.heard
    } catch (error) {
      if (error instanceof Unheard && !spoken.signal.aborted)
        this.#kept.keep({ recording: error.recording, hints: spoken.hints })
      throw error
    }
  }

  /** What was said as a value of the field or as a command; null when no reading of it gives one. */
  understand(listened: Listened): Promise<Understanding> {
    return understand(listened, this.#options.lang)
  }

  /** Says a value aloud, letter by letter where it is spelled; true when it was said to the end. */
  async readBack(value: string | number | string[], type: FieldType, signal: AbortSignal): Promise<boolean> {
    const { readBackValue } = await import('./read-aloud/read-back.ts')
    return readBackValue(value, type, { lang: this.#options.lang, signal })
  }

  /** Says words aloud, sentence by sentence; true when they were said to the end. */
  async say(text: string, signal: AbortSignal): Promise<boolean> {
    const { readAloud } = await import('./read-aloud/read-back.ts')
    return readAloud(text, { lang: this.#options.lang, signal })
  }

  /** Fetches what is needed to hear and to understand answers of these types, so that it is there when the network is gone. */
  async prepare(types: readonly FieldType[]): Promise<void> {
    await Promise.allSettled([prefetchWorklet(), this.#rosterOnce(), ...this.#rulesFor(types)])
  }

  #rulesFor(types: readonly FieldType[]): Promise<unknown>[] {
    return [...new Set(types)].map((type) => loadNormaliser(type, this.#options.lang))
  }

  /** Who would hear, as a sentence; undefined when nobody can. */
  async hearer(): Promise<string | undefined> {
    return (await this.#rosterOnce()).hearer()
  }

  async #start(spoken: Spoken, { isHeld }: OpenOptions): Promise<void> {
    const { hints, signal } = spoken
    const roster = await this.#rosterOnce()
    signal.throwIfAborted()
    const { onProgress, pause } = this.#options
    const listening = await roster.start({
      hints,
      limits: listeningLimits(hints, { pause: pause?.(), isHeld }),
      signal,
      onSpeech: () => spoken.begins(),
      onLevel: (level) => spoken.tell({ type: 'level.changed', level }),
      onPartial: (text) => spoken.tell({ type: 'transcript.changed', text }),
      onEnd: (end) => spoken.over(end),
      ...(onProgress && { onProgress }),
    })
    if (signal.aborted) listening.cancel()
    else spoken.opened(listening)
  }

  /** For the machine it is as if it were said anew, very quickly. */
  async #hearAgain(spoken: Spoken, { recording, hints }: Kept): Promise<void> {
    const roster = await this.#rosterOnce()
    spoken.signal.throwIfAborted()
    spoken.hasSpeech = true
    spoken.opened({
      stop: () => roster.hear(recording, { hints, signal: spoken.signal }),
      cancel: () => undefined,
    })
    spoken.over('speech-ended')
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
    const asked = within(this.#options.capabilities(), AbortSignal.timeout(CAPABILITIES_WAIT_MS))
    const capabilities = await asked.catch((error: unknown) => {
      throw uploadProblem(error)
    })
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
