import { currentField, currentState } from '../../../../../machines/form-session/context.ts'
import { SHORTEST_HOLD_MS } from '../../../../../rules/limits.ts'
import { selectVoiceState } from '../../session/selectors.ts'
import { type SessionRef, voiceOf } from '../../session/refs.ts'
import { HOLD_HINT, type VoiceState } from '../../texts.ts'
import type { VoiceServices } from '../../session/voice-services.ts'
import type { HandsFreeControl } from '../conversation/hands-free-control.ts'
import { goOn } from '../keyboard.ts'

const PRESSES = {
  idle: 'voice.started',
  'requesting-permission': 'voice.stopped',
  listening: 'voice.stopped',
  processing: 'voice.stopped',
  transcribing: 'voice.stopped',
  completed: 'voice.confirmed',
  error: 'voice.retried',
} as const satisfies Record<VoiceState, string>

/** The one button of the voice, pressed or held, and the answer that waits for a recogniser. */
export class VoiceControl {
  readonly #session: SessionRef
  readonly #services: VoiceServices
  readonly #handsFree: HandsFreeControl
  #heldSince: number | undefined

  constructor(session: SessionRef, services: VoiceServices, handsFree: HandsFreeControl) {
    this.#session = session
    this.#services = services
    this.#handsFree = handsFree
  }

  /** Does what its label says; 'Done' on an answer that stands goes on, else it is said again. */
  press(): void {
    if (this.#handsFree.hush() || this.#handsFree.pause()) return
    const state = this.#state
    if (state !== 'completed' || this.#voice?.getSnapshot().hasTag('unconfirmed')) this.#tell(PRESSES[state])
    else if (currentState(this.#session.getSnapshot().context).status === 'error') this.#tell('voice.started')
    else goOn(this.#session)
  }

  hold(): void {
    this.#handsFree.pause()
    this.#heldSince = performance.now()
    this.#startAs({ isHeld: true })
  }

  /** What was said is the answer. Whoever only clicked, or let go before the first sound, is told how it is meant. */
  release(): void {
    const isClick = performance.now() - (this.#heldSince ?? 0) < SHORTEST_HOLD_MS
    this.#heldSince = undefined
    const isEarly = isClick || this.#state === 'requesting-permission'
    this.#tell(isClick ? 'voice.stopped' : 'voice.finished')
    if (isEarly) this.#services.side.change({ notice: HOLD_HINT })
  }

  /** The answer that was kept is heard without being said again. */
  readonly hearAgain = (): void => this.#startAs({ isAgain: true })

  /** A connection that comes back is used at once. */
  readonly reconnected = (): void => {
    const snapshot = this.#session.getSnapshot()
    const failure = this.#voice?.getSnapshot().context.failure
    const isKept =
      snapshot.hasTag('filling') && this.#services.side.read().savedFor === currentField(snapshot.context).id
    if (isKept && failure?.kind === 'offline') this.hearAgain()
  }

  get #voice() {
    return voiceOf(this.#session.getSnapshot())
  }

  get #state(): VoiceState {
    return selectVoiceState(this.#voice?.getSnapshot())
  }

  #startAs(captureMode: Parameters<VoiceServices['startNextAs']>[0]): void {
    this.#services.startNextAs(captureMode)
    if (this.#state === 'error') this.#tell('voice.retried')
    this.#tell('voice.started')
  }

  #tell(type: (typeof PRESSES)[VoiceState] | 'voice.finished'): void {
    this.#voice?.send({ type })
  }
}
