import type { FormField } from '../../../../contract/types.gen.ts'
import type { ListeningEvent, MicrophoneEvent } from '../../../../machines/voice-capture/types.ts'
import { voiceFailure } from '../../../../machines/voice-capture/failures.ts'
import type { ReadAloud } from './refs.ts'
import type { OpenOptions, Voice } from '../../../speech/voice.ts'
import { saveVoiceSettings, type VoiceSettings } from '../../../speech/voice-settings.ts'
import { lazySpeech } from '../lazy-parts.ts'
import { readCapabilities, transcribeAudio } from '../transport.ts'
import { VoiceSideStore } from './voice-notices.ts'

type CaptureMode = Pick<OpenOptions, 'isHeld' | 'isAgain'>
type Notify = (event: ListeningEvent | MicrophoneEvent) => void

/** Speech on this page. Its part is fetched apart, so a press of the voice button may come before it. */
export class VoiceServices {
  readonly side = new VoiceSideStore()
  readonly #sessionId: () => Promise<string>
  readonly #language: string
  #voice: Promise<Voice> | undefined
  #captureMode: CaptureMode = {}

  /**
   * @param sessionId the server's session, to which the audio belongs
   * @param language in which the form is answered, as BCP 47
   */
  constructor(sessionId: () => Promise<string>, language: string) {
    this.#sessionId = sessionId
    this.#language = language
  }

  /** A part that could not be fetched is fetched anew the next time. */
  voice(): Promise<Voice> {
    this.#voice ??= this.#make().catch((error: unknown) => {
      this.#voice = undefined
      throw error
    })
    return this.#voice
  }

  /** How the next answer is given: with the button held, or kept from before. */
  startNextAs(captureMode: CaptureMode): void {
    this.#captureMode = captureMode
  }

  readonly changeSettings = (settings: VoiceSettings): void => {
    this.side.change({ settings, notice: undefined })
    saveVoiceSettings(settings)
  }

  /** Opens the microphone for a field; gives what closes it, also before it is open. */
  open(field: FormField, notify: Notify, options: OpenOptions = {}): () => void {
    const captureMode = this.#captureMode
    this.#captureMode = {}
    let close: (() => void) | undefined
    let isLeft = false
    this.voice().then(
      (voice) => isLeft || (close = voice.open(field, notify, { ...options, ...captureMode })),
      () => isLeft || notify({ type: 'capture.failed', failure: voiceFailure('unavailable') }),
    )
    return () => {
      isLeft = true
      close?.()
    }
  }

  /** Fetches what the answers to these fields will need, so that it is there when the network is gone. */
  async prepare(fields: FormField[]): Promise<void> {
    await (await this.voice()).prepare(fields.map(({ type }) => type))
  }

  /** Says beside the button who will hear, before anybody speaks. */
  async introduce(): Promise<void> {
    const audioRecipient = await this.voice()
      .then((voice) => voice.audioRecipient())
      .catch(() => undefined)
    this.side.change({ audioRecipient: audioRecipient ?? voiceFailure('unavailable').message })
  }

  /** Says a value aloud, letter by letter where it is spelled; false when this browser cannot. */
  readonly readAloud: ReadAloud = async (value, type, signal) => {
    const voice = await this.voice().catch(() => undefined)
    return (typeof value === 'object' ? undefined : voice?.readBack(value, type, signal)) ?? false
  }

  /** Says words aloud; false when this browser cannot. */
  async say(text: string, signal: AbortSignal): Promise<boolean> {
    const voice = await this.voice().catch(() => undefined)
    return (await voice?.say(text, signal)) ?? false
  }

  async #make(): Promise<Voice> {
    const { Voice } = await lazySpeech()
    return new Voice({
      lang: this.#language,
      capabilities: readCapabilities,
      upload: async (answer) => transcribeAudio({ ...answer, sessionId: await this.#sessionId() }),
      askConsent: (question, signal) => this.side.ask(question, signal),
      onAudioRecipient: (audioRecipient) => this.side.change({ audioRecipient }),
      pause: () => this.side.read().settings.pause,
      onCut: (notice) => this.side.change({ notice }),
      onRecordingSaved: (savedFor) => this.side.change({ savedFor }),
    })
  }
}
