import type { PublicForm } from '../../../../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../../../../rules/fields.ts'
import { lazyHandsFree } from '../../lazy-parts.ts'
import type { HandsFree, SessionRef, VoiceRef } from '../../session/refs.ts'
import { HANDS_FREE_FAILED } from '../../texts.ts'
import type { VoiceServices } from '../../session/voice-services.ts'
import { isHandsFreeKept, keepHandsFree } from './saved-switch.ts'

type Part = Awaited<ReturnType<typeof lazyHandsFree>>

/** The switch of hands-free: fetches the conversation when it is wanted, and lets it follow the form. */
export class HandsFreeControl {
  readonly #form: PublicForm
  readonly #session: SessionRef
  readonly #services: VoiceServices
  readonly #onChange: () => void
  #isWanted = false
  #isToRestore: boolean
  #part: Part | undefined
  #conversation: InstanceType<Part['Conversation']> | undefined

  constructor(form: PublicForm, session: SessionRef, services: VoiceServices, onChange: () => void) {
    this.#form = form
    this.#session = session
    this.#services = services
    this.#onChange = onChange
    this.#isToRestore = isHandsFreeKept(form.id)
  }

  /** The microphone of the conversation while it is open. */
  get voice(): VoiceRef | undefined {
    return this.#conversation?.voice
  }

  /** Whether the conversation asks or listens just now. */
  get isTalking(): boolean {
    return this.#isAt('talking') || this.#isAt('helping') || this.#isAt('moving') || this.#isAt('changing')
  }

  read(): HandsFree {
    const ref = this.#conversation?.ref
    return {
      isOn: this.#isWanted,
      isHearing: this.voice?.getSnapshot().matches({ capturing: 'listening' }) ?? false,
      turn: this.#turn,
      ...(this.#part && ref && { Panel: this.#part.ConversationPanel, ref, snapshot: ref.getSnapshot() }),
    }
  }

  /** Tells the conversation that the form changed. One that was on before the page was loaded anew is there with the form. */
  notice(): void {
    if (this.#isToRestore && this.#session.getSnapshot().hasTag('filling')) this.#wish(true)
    this.#conversation?.notice()
  }

  typed(): void {
    this.#conversation?.send({ type: 'answer.typed' })
  }

  /** A touch or Escape ends the reading; true when there was one to end. */
  readonly hush = (): boolean => {
    const isReading = this.#conversation?.ref.getSnapshot().hasTag('reading') ?? false
    this.#conversation?.send({ type: 'reading.stopped' })
    return isReading
  }

  /** Stop, wherever it is pressed; true when the conversation was talking. */
  readonly pause = (): boolean => {
    const { isTalking } = this
    if (isTalking) this.#conversation?.send({ type: 'conversation.paused' })
    return isTalking
  }

  /** With the page: that it was on is kept. */
  stop(): void {
    const conversation = this.#conversation
    this.#conversation = undefined
    conversation?.end()
  }

  readonly #turn = (isOn: boolean): void => {
    this.#wish(isOn)
    this.#onChange()
  }

  #wish(isOn: boolean): void {
    const isRestored = this.#isToRestore
    this.#isToRestore = false
    this.#isWanted = isOn
    keepHandsFree(this.#form.id, isOn)
    if (isOn) void this.#begin(isRestored)
    else this.stop()
  }

  async #begin(isRestored: boolean): Promise<void> {
    try {
      this.#part = await lazyHandsFree()
    } catch {
      this.#wish(false)
      this.#services.side.change({ notice: HANDS_FREE_FAILED })
      return this.#onChange()
    }
    if (this.#isWanted && !this.#conversation) this.#converse(this.#part, isRestored)
    return this.#onChange()
  }

  #converse({ Conversation }: Part, isRestored: boolean): void {
    this.#conversation = new Conversation({
      isRestored,
      session: this.#session,
      services: this.#services,
      locale: languageOf(this.#form),
      completionMessage: metadataOf(this.#form).completionMessage,
      onChange: () => this.#changed(),
    })
  }

  /** Sent, the conversation ends by itself. */
  #changed(): void {
    if (this.#conversation?.isOver) this.#wish(false)
    this.#onChange()
  }

  #isAt(state: 'talking' | 'helping' | 'moving' | 'changing'): boolean {
    return this.#conversation?.ref.getSnapshot().matches({ on: state }) ?? false
  }
}
