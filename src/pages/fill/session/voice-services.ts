import type { FieldType, FormField } from '../../../../contract/types.gen.ts'
import type { DeviceEngineId } from '../../../../machines/device-recognition/device-recognition.machine.ts'
import type {
  CaptureMode,
  ListeningEvent,
  MicrophoneEvent,
  OpenMicrophone,
} from '../../../../machines/voice-capture/types.ts'
import type { Prosody } from '../../../../machines/hands-free/prosody.ts'
import { type VoiceFailure, voiceFailure } from '../../../../machines/voice-capture/failures.ts'
import { openingCue } from '../../../speech/cue/opening-cue.ts'
import type { OpenOptions } from '../../../speech/open-options.ts'
import type { InterruptionEvent } from '../../../speech/interruption/interruptions.ts'
import type { Voice } from '../../../speech/voice.ts'
import type { AnswerValue } from '../../../../rules/answers.ts'
import type { VoiceSentences } from '../../../../rules/voice-failures.ts'
import type { ConversationWords } from '../../../../rules/languages/shared/conversation.ts'
import { saveVoiceSettings, type VoiceSettings } from '../../../speech/voice-settings.ts'
import { loadLanguage } from '../../../../rules/languages/load.ts'
import { readCapabilities, transcribeAudio } from '../transport.ts'
import { createDeviceRecognition, type DeviceRecognitionRef } from './device-actors.ts'
import { lazy } from './lazy.ts'
import { ofFailure, ofNotice, ofPage, type Sentence } from './sentence.ts'
import { VoiceNoticeStore } from './voice-notices.ts'

/** Says a value aloud; false when this browser cannot. */
type ReadAloud = (value: AnswerValue, type: FieldType, signal: AbortSignal) => Promise<boolean>

type Notify = (event: ListeningEvent | MicrophoneEvent) => void

const MODES: Record<CaptureMode, OpenOptions> = {
  once: {},
  held: { isHeld: true },
  again: { isAgain: true },
  unannounced: { isUnannounced: true },
}

/** Speech on this page. Its part is fetched apart, so a press of the voice button may come before it. */
export class VoiceServices {
  readonly notices = new VoiceNoticeStore()
  readonly #sessionId: () => Promise<string>
  readonly #language: string
  #device: DeviceRecognitionRef | undefined

  /**
   * @param sessionId the server's session, to which the audio belongs
   * @param language in which the form is answered, as BCP 47
   */
  constructor(sessionId: () => Promise<string>, language: string) {
    this.#sessionId = sessionId
    this.#language = language
  }

  /** What this device can do by itself, once somebody looks. */
  get device(): DeviceRecognitionRef {
    return (this.#device ??= createDeviceRecognition({
      settings: this.notices.read().settings,
      lang: this.#language,
      onChoice: (engine) => this.#useEngine(engine),
    }))
  }

  readonly voice: () => Promise<Voice> = lazy(() => this.#make())

  /** What failures are called in the language of the form; without a network it stays with what the page has. */
  readonly #fetchSentences = lazy(async () => {
    const { voice } = await loadLanguage(this.#language)
    this.notices.change({ sentences: await voice() })
  })

  readonly changeSettings = (settings: VoiceSettings): void => {
    this.notices.change({ settings, notice: undefined })
    saveVoiceSettings(settings)
  }

  /** What recognises on this device from now on; undefined leaves it to the site. */
  #useEngine(engine: DeviceEngineId | undefined): void {
    const { settings } = this.notices.read()
    if (settings.engine === engine) return
    this.changeSettings({ ...settings, engine })
    this.voice()
      .then((voice) => voice.changeRecipient())
      .catch(() => undefined)
  }

  /** Opens the microphone for a field; gives what closes it, also before it is open, where the person stops or goes elsewhere. */
  open(
    { field, listenFor, mode }: OpenMicrophone,
    notify: Notify,
    options: OpenOptions = {},
  ): (isElsewhere: boolean) => void {
    let close: ((isElsewhere: boolean) => void) | undefined
    let isLeft = false
    this.voice().then(
      (voice) => isLeft || (close = voice.open(field, notify, { ...options, listenFor, ...MODES[mode] })),
      () => isLeft || notify({ type: 'capture.failed', failure: voiceFailure('unavailable') }),
    )
    return (isElsewhere) => {
      isLeft = true
      close?.(isElsewhere)
    }
  }

  /** What was said in a field and not heard yet counts no more. */
  letGo(fieldId: string): void {
    if (this.notices.read().savedFor.includes(fieldId)) void this.voice().then((voice) => voice.letGo(fieldId))
  }

  /** Another person may begin on this page. */
  letGoOfAll(): void {
    for (const fieldId of this.notices.read().savedFor) this.letGo(fieldId)
  }

  /** Fetches what the answers to these fields will need, so that it is there when the network is gone. */
  async prepare(fields: FormField[]): Promise<void> {
    await this.#fetchSentences().catch(() => undefined)
    await (await this.voice()).prepare(fields.map(({ type }) => type))
  }

  /** Says beside the button who will hear, before the person speaks. */
  async introduce(): Promise<void> {
    await this.#fetchSentences().catch(() => undefined)
    const recipient = await this.voice()
      .then((voice) => voice.audioRecipient())
      .catch(() => undefined)
    this.#nameRecipient(recipient ?? voiceFailure('unavailable'))
  }

  /** What a conversation says and shows in the language of the form. */
  async conversation(): Promise<ConversationWords> {
    return (await this.voice()).conversation()
  }

  /** Says a value aloud, letter by letter where it is spelled; false when this browser cannot. */
  readonly readAloud: ReadAloud = async (value, type, signal) => {
    const voice = await this.voice().catch(() => undefined)
    return (typeof value === 'object' || value === true ? undefined : voice?.readBack(value, type, signal)) ?? false
  }

  /** Says words aloud; false when this browser cannot. */
  async say(text: string, signal: AbortSignal, prosody?: Prosody): Promise<boolean> {
    const voice = await this.voice().catch(() => undefined)
    return (await voice?.say(text, signal, prosody)) ?? false
  }

  /** Listens for a person who interrupts what is said; returns what ends that. */
  listenForInterruption(notify: (event: InterruptionEvent) => void): () => void {
    const listening = this.voice().then((voice) => voice.listenForInterruption(notify))
    listening.catch(() => undefined)
    return () => void listening.then((stop) => stop()).catch(() => undefined)
  }

  get #sentences(): VoiceSentences {
    return this.notices.read().sentences
  }

  #nameRecipient(recipient: string | VoiceFailure): void {
    const audioRecipient: Sentence =
      typeof recipient === 'string' ? ofPage(recipient) : ofFailure(this.#sentences, recipient)
    this.notices.change({ audioRecipient })
  }

  async #make(): Promise<Voice> {
    const { Voice } = await import('../../../speech/voice.ts')
    return new Voice({
      lang: this.#language,
      capabilities: readCapabilities,
      upload: async (answer) => transcribeAudio({ ...answer, sessionId: await this.#sessionId() }),
      askConsent: (question, signal) => this.notices.ask(question, signal),
      onAudioRecipient: (recipient) => this.#nameRecipient(recipient),
      pause: () => this.notices.read().settings.pause,
      mayInterrupt: () => this.notices.read().settings.mayInterrupt,
      openingCue: (isHandsFree) => openingCue(this.notices.read().settings, isHandsFree),
      engine: () => this.notices.read().settings.engine,
      onNotice: (notice) => this.notices.change({ notice: notice && ofNotice(this.#sentences, notice) }),
      onRecordingSaved: (savedFor, leftIn) => this.notices.change({ savedFor, leftIn }),
    })
  }
}
