import type { Capabilities } from '../../../contract/types.gen.ts'
import type { DeviceEngineId } from '../../../machines/device-recognition/device-recognition.machine.ts'
import { abortable } from '../../../rules/abortable.ts'
import { CAPABILITIES_WAIT_MS } from '../../../rules/limits.ts'
import { allowMicrophone } from '../capture/microphone.ts'
import { uploadProblem, type VoiceProblem } from '../problems.ts'
import { type AskConsent, TranscriberChain } from './chain.ts'
import { chosenOf, transcribersOf } from './choose.ts'
import type { Upload } from './server.ts'

export interface ChainOptions {
  /** The server's transcribers. */
  capabilities(): Promise<Pick<Capabilities, 'transcribers'>>
  upload: Upload
  askConsent: AskConsent
  /** The language that is spoken, as BCP 47. */
  lang: string
  /** Receives a sentence on who gets the audio, whenever a transcriber is started, or why nobody does. */
  onAudioRecipient?(recipient: string | VoiceProblem): void
  /** What the person chose to recognise on this device; read when the transcribers are made. */
  engine?(): DeviceEngineId | undefined
}

/** The chain of transcribers that the server and the person want now. */
export class CurrentChain {
  readonly #options: ChainOptions
  #chain: Promise<TranscriberChain> | undefined
  /** What the server said of its transcribers when the chain was made. */
  #known = ''

  constructor(options: ChainOptions) {
    this.#options = options
  }

  /** Made once; without an answer of the server it is asked again the next time. Throws a `VoiceProblem`. */
  get(): Promise<TranscriberChain> {
    this.#chain ??= this.#make().catch((error: unknown) => {
      this.#chain = undefined
      throw error
    })
    return this.#chain
  }

  /** Who hears has changed, as by the person's choice: the page says so. */
  async change(): Promise<void> {
    this.#chain = undefined
    const recipient = await (await this.get()).audioRecipient()
    if (recipient !== undefined) this.#options.onAudioRecipient?.(recipient)
  }

  /**
   * The server sends audio to no other service than was named here: where that changed, the new one is named.
   * @param known what the server said when the chain was made that failed
   * @returns the chain that asks for the new one; undefined where nothing has changed
   */
  async #renewed(known: string): Promise<TranscriberChain | undefined> {
    const now = JSON.stringify((await this.#capabilities()).transcribers)
    if (now === known) return undefined
    if (now !== this.#known) await this.change()
    return this.get()
  }

  async #make(): Promise<TranscriberChain> {
    const capabilities = await this.#capabilities()
    const known = JSON.stringify(capabilities.transcribers)
    this.#known = known
    const { engine, lang, upload } = this.#options
    const chosen = await chosenOf(transcribersOf(capabilities, upload), engine?.(), lang)
    return new TranscriberChain(chosen, { ...this.#options, allowMicrophone, renewed: () => this.#renewed(known) })
  }

  #capabilities(): Promise<Pick<Capabilities, 'transcribers'>> {
    const asked = abortable(this.#options.capabilities(), AbortSignal.timeout(CAPABILITIES_WAIT_MS))
    return asked.catch((error: unknown) => {
      throw uploadProblem(error)
    })
  }
}
