import { isMicrophoneAllowed } from '../capture/microphone.ts'
import { Standby } from '../capture/standby.ts'
import { ReadingPosition } from '../read-aloud/reading-position.ts'

/** That the person may speak now, and that they do. */
export type InterruptionEvent = { type: 'interruption.offered' } | { type: 'reading.interrupted' }

interface InterruptionsOptions {
  /** What the person chose; undefined leaves it to the echo cancellation. */
  isWanted(): boolean | undefined
  /** Whether a recording that has begun already can be heard. */
  canBeHeard(): Promise<boolean>
}

/** The microphone of a person who has interrupted, and the words that the page said just then. */
export interface Interrupted {
  standby: Standby
  read: string
}

/** One reading is seldom as loud as another: what was learned of the page's voice is a beginning only, in dB. */
const LEARNED_LESS_DB = 6

/** Lets a person interrupt what the page reads aloud. */
export class Interruptions {
  readonly position = new ReadingPosition()
  readonly #options: InterruptionsOptions
  #standby: Standby | undefined
  #interrupted: Interrupted | undefined
  #echoDb: number | undefined
  #hearsItself = false
  /** It opens again without a question. */
  hadMicrophone = false

  constructor(options: InterruptionsOptions) {
    this.#options = options
  }

  /** Listens for a person until it is stopped by what it returns. Never throws: the reading goes on without it. */
  listen(notify: (event: InterruptionEvent) => void): () => void {
    const leave = new AbortController()
    this.#open(leave.signal, notify).catch(() => undefined)
    return () => {
      leave.abort()
      this.#leave()
    }
  }

  /** A sentence sounds. */
  readingBegan(text: string, rate: number): void {
    this.position.began(text, rate)
    this.#standby?.readingBegan()
  }

  /** The microphone of a person who has interrupted just now; who takes it closes it. */
  take(): Interrupted | undefined {
    const interrupted = this.#interrupted
    this.#interrupted = undefined
    return interrupted
  }

  async #open(signal: AbortSignal, notify: (event: InterruptionEvent) => void): Promise<void> {
    const isWanted = this.#options.isWanted()
    if (isWanted === false || (this.#hearsItself && !isWanted) || !(await this.#isPossible())) return
    signal.throwIfAborted()
    const standby = await Standby.open({
      signal,
      echoDb: this.#echoDb,
      mayHearEcho: isWanted === true,
      onEcho: (echoDb) => (this.#echoDb = echoDb - LEARNED_LESS_DB),
      onInterrupt: () => {
        this.#hold(signal)
        notify({ type: 'reading.interrupted' })
      },
    })
    this.#hearsItself = standby === undefined
    if (!standby) return
    if (signal.aborted) return standby.close()
    this.#standby = standby
    if (this.position.hasBegun) standby.readingBegan()
    notify({ type: 'interruption.offered' })
  }

  /** No reading makes the browser ask for the microphone. */
  async #isPossible(): Promise<boolean> {
    return (this.hadMicrophone || (await isMicrophoneAllowed())) && (await this.#options.canBeHeard())
  }

  #hold(signal: AbortSignal): void {
    const standby = this.#standby
    if (!standby || signal.aborted) return
    this.#interrupted = { standby, read: this.position.justRead() }
  }

  #leave(): void {
    const standby = this.#standby
    this.#standby = undefined
    this.position.clear()
    if (standby !== this.#interrupted?.standby) standby?.close()
  }
}
