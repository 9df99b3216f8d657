import type { PublicForm } from '../../../../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../../../../rules/fields.ts'
import { hasRulesOfSpeech } from '../../../../../rules/languages/registry.ts'
import type { ConversationWords } from '../../../../../rules/languages/shared/conversation.ts'
import type { FillEvent } from '../../boundary.ts'
import type * as HandsFreePart from '../../hands-free/index.ts'
import { goesOn, isTranscribing, leadsToReview } from '../../session/going-on.ts'
import type { HandsFreeRef, HandsFreeSnapshot, SessionEvent, SessionRef, VoiceRef } from '../../session/refs.ts'
import { ofPage } from '../../session/sentence.ts'
import type { VoiceServices } from '../../session/voice-services.ts'
import { HANDS_FREE_FAILED } from '../texts.ts'
import { saveHandsFree, wasHandsFree } from './saved-switch.ts'

type Part = typeof HandsFreePart

/** The switch of hands-free, and its conversation once that is fetched. */
export interface HandsFree {
  isOn: boolean
  /** Whether its microphone is open just now. */
  isHearing: boolean
  /** The words so far, while it is open. */
  hearing: string
  turn: (isOn: boolean) => void
  Panel?: Part['ConversationPanel']
  ref?: HandsFreeRef
  snapshot?: HandsFreeSnapshot
}

/** Where the conversation has shown an answer, or several, and asks whether they are right. */
const WAITING = ['confirming', 'proposing'] as const

/** Where what is said is an answer. */
const ANSWERING = ['question', 'spelling', 'advancing'] as const

const TALKING = ['talking', 'helping', 'moving', 'changing', 'resting'] as const

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
    this.#isToRestore = hasRulesOfSpeech(languageOf(form)) && wasHandsFree(form.id)
  }

  /** The microphone of the conversation while it is open. */
  get voice(): VoiceRef | undefined {
    return this.#conversation?.voice
  }

  /** Whether the conversation asks or listens just now. */
  get isTalking(): boolean {
    return TALKING.some((state) => this.#isAt(state))
  }

  read(): HandsFree {
    const ref = this.#conversation?.ref
    return {
      isOn: this.#isWanted,
      isHearing: this.voice?.getSnapshot().matches({ capturing: 'listening' }) ?? false,
      hearing: this.voice?.getSnapshot().context.transcript ?? '',
      turn: this.#turn,
      ...(this.#part && ref && { Panel: this.#part.ConversationPanel, ref, snapshot: ref.getSnapshot() }),
    }
  }

  /** Tells the conversation that the form changed. One that was on before the page was reloaded is there with the form. */
  notice(): void {
    if (this.#isToRestore && this.#session.getSnapshot().hasTag('filling')) this.#wish(true)
    this.#conversation?.notice()
  }

  /** Whether an event of the page is for the conversation alone. Typing takes over from it, and so does holding the button. */
  takes(event: FillEvent): boolean {
    const { type } = event
    if (this.takesGoingOn(event)) return true
    if (type === 'field.typed' || type === 'field.picked') this.#conversation?.send({ type: 'answer.typed' })
    if (type === 'voice.held') this.pause()
    return type === 'voice.pressed' && (this.hush() || this.pause())
  }

  /** What waits for a yes is shown, so to go on from there is the yes; and of one who speaks it says that this was all. */
  takesGoingOn(event: SessionEvent | FillEvent): boolean {
    if (!goesOn(event) || !this.#isAt('talking')) return false
    const isWaiting = this.#isTalkingAt(WAITING)
    const isSpeaking = this.voice?.getSnapshot().hasTag('speaking') ?? false
    const isForReview = leadsToReview(event)
    if (isForReview && !isWaiting && !this.#isAnswerAwaited(isSpeaking)) return false
    if (isForReview) this.#conversation?.send({ type: 'submission.awaited' })
    if (isSpeaking) this.voice?.send({ type: 'voice.finished' })
    else if (isWaiting) this.#conversation?.send({ type: 'yes.said' })
    return isSpeaking || isWaiting || isForReview
  }

  /** The review comes once what is being said is the answer; a second press goes on without one that takes long. */
  #isAnswerAwaited(isSpeaking: boolean): boolean {
    const isOnItsWay = this.voice !== undefined && isTranscribing(this.voice.getSnapshot())
    const { awaitsSubmission = false } = this.#conversation?.ref.getSnapshot().context ?? {}
    return this.#isTalkingAt(ANSWERING) && (isSpeaking || (isOnItsWay && !awaitsSubmission))
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

  /** With the page: that it was on stays saved. */
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
    saveHandsFree(this.#form.id, isOn)
    if (isOn) void this.#begin(isRestored)
    else this.stop()
  }

  async #begin(isRestored: boolean): Promise<void> {
    const fetched = await this.#fetch().catch(() => undefined)
    if (!fetched) {
      this.#wish(false)
      this.#services.notices.change({ notice: ofPage(HANDS_FREE_FAILED) })
    } else if (this.#isWanted && !this.#conversation) {
      this.#converse(...fetched, isRestored)
    }
    return this.#onChange()
  }

  async #fetch(): Promise<[Part, ConversationWords]> {
    const fetched = await Promise.all([import('../../hands-free/index.ts'), this.#services.conversation()])
    this.#part = fetched[0]
    return fetched
  }

  #converse({ Conversation }: Part, words: ConversationWords, isRestored: boolean): void {
    this.#conversation = new Conversation({
      isRestored,
      session: this.#session,
      services: this.#services,
      locale: languageOf(this.#form),
      words,
      completionMessage: metadataOf(this.#form).completionMessage,
      onChange: () => this.#changed(),
    })
  }

  /** Sent, the conversation ends by itself. */
  #changed(): void {
    if (this.#conversation?.isOver) this.#wish(false)
    this.#onChange()
  }

  #isTalkingAt(topics: readonly (typeof WAITING | typeof ANSWERING)[number][]): boolean {
    return topics.some((talking) => this.#conversation?.ref.getSnapshot().matches({ on: { talking } }))
  }

  #isAt(state: (typeof TALKING)[number]): boolean {
    return this.#conversation?.ref.getSnapshot().matches({ on: state }) ?? false
  }
}
