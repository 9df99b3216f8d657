import type { FieldType, FormField } from '../../contract/types.gen.ts'
import type { Completeness } from '../../rules/completeness/index.ts'
import type { Prosody } from '../../machines/hands-free/prosody.ts'
import type { Listened, Preview, Spoken, Understanding } from '../../machines/voice-capture/types.ts'
import { loadLanguage } from '../../rules/languages/load.ts'
import type { ConversationWords } from '../../rules/languages/shared/conversation.ts'
import { askBeforeLeaving } from './capture/ask-before-leaving.ts'
import { leaveUtterance } from './leave-utterance.ts'
import { listeningTo, type SavedRecording, RecordingStore } from './capture/saved-recording.ts'
import { announcementOf } from './cue/announcement.ts'
import { listeningLimits } from './listening-limits.ts'
import { prefetchWorklet } from './capture/audio-graph.ts'
import type { Standby } from './capture/standby.ts'
import { type InterruptionEvent, Interruptions } from './interruption/interruptions.ts'
import { NotTranscribed, VoiceProblem } from './problems.ts'
import { CurrentChain } from './transcribers/current-chain.ts'
import { type Notify, type Occasion, Utterance } from './utterance.ts'
import type { Heard, TranscribeOptions } from './transcriber.ts'
import { previewOf, understand } from './understand.ts'
import { rulesFor } from './rules-for.ts'
import type { VoiceOptions } from './voice-options.ts'
import { hintsOf, isKept, isSameQuestion, type OpenOptions } from './open-options.ts'

/** All that listens on a page. One answer is spoken at a time: opening the microphone closes it for the previous one. */
export class Voice {
  readonly #options: VoiceOptions
  readonly #recordings: RecordingStore
  readonly #chain: CurrentChain
  readonly #interruptions: Interruptions
  #utterance: Utterance | undefined

  constructor(options: VoiceOptions) {
    this.#options = options
    this.#chain = new CurrentChain(options)
    this.#interruptions = new Interruptions({
      isWanted: () => options.mayInterrupt?.(),
      canBeHeard: async () => (await this.#chain.get()).takesBegun(),
    })
    this.#recordings = new RecordingStore((fieldIds, leftIn) => {
      askBeforeLeaving(this, fieldIds.length > 0)
      options.onRecordingSaved?.(fieldIds, leftIn)
    })
  }

  /** Opens the microphone for a field and notifies of it; returns what closes it, where the person stops or goes elsewhere. */
  open(field: FormField, notify: Notify, options: OpenOptions = {}): (isElsewhere?: boolean) => void {
    this.#leave(this.#utterance)
    const interrupted = this.#interruptions.take()
    const saved = interrupted ? undefined : this.#savedFor(field.id, options)
    const utterance = new Utterance(hintsOf(field, options), notify, occasionOf(options, saved))
    this.#utterance = utterance
    this.#options.onNotice?.(undefined)
    utterance.retries.follow((why) => utterance === this.#utterance && this.#options.onNotice?.(why))
    if (interrupted) utterance.interrupts(interrupted.read)
    if (!saved && isKept(utterance.hints)) this.#recordings.removeReply(field.id)
    const opening = saved
      ? this.#transcribeAgain(utterance, saved)
      : this.#start(utterance, options, interrupted?.standby)
    opening.catch((error: unknown) => utterance.fail(error))
    return (isElsewhere) => this.#leave(utterance, isElsewhere)
  }

  #savedFor(fieldId: string, options: OpenOptions): SavedRecording | undefined {
    const saved = this.#recordings.find(fieldId)
    return options.isAgain || (options.hearsSaved && saved && isSameQuestion(saved, options)) ? saved : undefined
  }

  /** What was said before counts no more: the person typed the answer, or does not want it. */
  letGo(fieldId: string): void {
    this.#recordings.remove(fieldId)
  }

  #leave(utterance: Utterance | undefined, isElsewhere = false): void {
    if (utterance && !utterance.isLeft) leaveUtterance(utterance, this.#recordings, isElsewhere)
    if (utterance !== this.#utterance) return
    if (utterance?.retries.areUnderWay) this.#options.onNotice?.(undefined)
    this.#utterance = undefined
  }

  /** Notifies of the loudness, the words so far and the end; returns a function that stops it. */
  follow(notify: Notify): () => void {
    return this.#utterance?.follow(notify) ?? (() => undefined)
  }

  /** In a pause: what was said until now, and whether more must come. */
  preview(spoken: Spoken): Promise<Preview> {
    return previewOf(this.#utterance, spoken, this.#options.lang)
  }

  /** In a pause: it is as long as what was said until then needs. */
  expect(completeness: Completeness): void {
    this.#utterance?.expect(completeness)
  }

  async finish(): Promise<void> {
    this.#utterance?.finish()
  }

  /** The transcript, or a `VoiceProblem`. A recording that no transcriber could turn into text is saved for another attempt. */
  async heard(): Promise<Heard> {
    const utterance = this.#utterance
    if (!utterance?.heard) throw new VoiceProblem('interrupted')
    const notice = utterance.cut
    if (notice) this.#options.onNotice?.(notice)
    try {
      const heard = await utterance.heard
      if (isKept(utterance.hints) && !utterance.isLeft) this.#recordings.remove(utterance.hints.fieldId)
      return heard
    } catch (error) {
      if (!isKept(utterance.hints)) throw error instanceof NotTranscribed ? new VoiceProblem(error.kind, error) : error
      if (!utterance.isLeft) this.#keepUnheard(utterance, error)
      throw error
    } finally {
      if (utterance === this.#utterance) this.#options.onNotice?.(notice)
    }
  }

  #keepUnheard({ hints, occasion, isHalf }: Utterance, error: unknown): void {
    if (error instanceof NotTranscribed) this.#recordings.save({ recording: error.recording, hints, isHalf })
    else if (occasion === 'again') this.#recordings.remove(hints.fieldId)
  }

  /** Who hears has changed, as by the person's choice: the next answer goes there, and the page says so. */
  changeRecipient(): Promise<void> {
    return this.#chain.change()
  }

  /** What was said as a value of the field or as a command; null when no reading of it gives one. */
  understand(listened: Listened): Promise<Understanding> {
    return understand(listened, this.#options.lang)
  }

  /** What a conversation says and shows in the language that is spoken. */
  async conversation(): Promise<ConversationWords> {
    const { conversation } = await loadLanguage(this.#options.lang)
    return conversation()
  }

  /** Says a value aloud, letter by letter where it is spelled; true when it was said to the end. */
  async readBack(value: string | number | string[], type: FieldType, signal: AbortSignal): Promise<boolean> {
    const { readBackValue } = await import('./read-aloud/read-back.ts')
    return readBackValue(value, type, { lang: this.#options.lang, signal })
  }

  /** Says words aloud, sentence by sentence; true when they were said to the end. */
  async say(text: string, signal: AbortSignal, prosody: Partial<Prosody> = {}): Promise<boolean> {
    const { readAloud } = await import('./read-aloud/read-back.ts')
    const { rate, volume } = prosody
    const onBegin = (sentence: string) => this.#interruptions.readingBegan(sentence, rate ?? 1)
    return readAloud(text, { lang: this.#options.lang, signal, rate, volume, onBegin })
  }

  /** Listens, while it says words aloud, for a person who interrupts; returns what ends that. */
  listenForInterruption(notify: (event: InterruptionEvent) => void): () => void {
    return this.#interruptions.listen(notify)
  }

  /** Fetches what is needed to record and to understand answers of these types, so that it is there when the network is gone. */
  async prepare(types: readonly FieldType[]): Promise<void> {
    await Promise.allSettled([prefetchWorklet(), this.#chain.get(), ...rulesFor(types, this.#options.lang)])
  }

  /** Who would get the audio, as a sentence, or why nobody can; undefined when no transcriber is available. */
  async audioRecipient(): Promise<string | VoiceProblem | undefined> {
    return (await this.#chain.get()).audioRecipient()
  }

  async #start(utterance: Utterance, options: OpenOptions, standby?: Standby): Promise<void> {
    utterance.signal.addEventListener('abort', () => standby?.close())
    const { hints, signal } = utterance
    const chain = await this.#chain.get()
    signal.throwIfAborted()
    const { openingCue, pause } = this.#options
    const limits = listeningLimits(hints, { pause: pause?.(), isHeld: options.isHeld })
    const listening = await chain.start({
      hints,
      limits,
      signal,
      ...(standby && { standby }),
      ...announcementOf(openingCue, options),
      ...utterance.listeners,
      ...this.#while(utterance),
    })
    this.#interruptions.hadMicrophone = true
    if (signal.aborted) listening.cancel()
    else utterance.opened(listening, limits)
  }

  /** The machine gets the same events as for a new answer. */
  async #transcribeAgain(utterance: Utterance, saved: SavedRecording): Promise<void> {
    const { hints, isHalf = false } = saved
    const { signal } = utterance
    const chain = await this.#chain.get()
    signal.throwIfAborted()
    const options = { hints, signal, ...this.#while(utterance) }
    saved.followRetries?.(utterance.retries.note)
    const listening = listeningTo(saved, (recording) => chain.transcribe(recording, options))
    utterance.openedAgain(listening, isHalf)
  }

  /** What is said and asked on the way to the transcript, while the person is there. */
  #while({ retries, presence }: Utterance): Pick<TranscribeOptions, 'onRetry' | 'presence'> {
    return { onRetry: retries.note, presence }
  }
}

function occasionOf({ isUnannounced }: OpenOptions, saved: SavedRecording | undefined): Occasion {
  if (saved) return 'again'
  return isUnannounced ? 'unasked' : 'asked'
}
