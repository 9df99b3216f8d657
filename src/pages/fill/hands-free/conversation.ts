import { createActor, fromCallback, fromPromise } from 'xstate'
import { formEventBetween } from '../../../../machines/hands-free/form-events.ts'
import type { AskedAnswer } from '../../../../machines/form-session/types.ts'
import { handsFreeMachine } from '../../../../machines/hands-free/hands-free.machine.ts'
import type { FormCommand, HandsFreeEvent } from '../../../../machines/hands-free/types.ts'
import { Disposables } from '../../../speech/disposables.ts'
import { onMicrophoneTaken } from '../../../speech/capture/other-tabs.ts'
import { inspected } from '../../../inspect/index.ts'
import { voiceCaptureWith } from '../session/actors.ts'
import { type HandsFreeRef, type SessionRef, recipientOf, type VoiceRef } from '../session/refs.ts'
import type { VoiceServices } from '../session/voice-services.ts'
import { askedIn } from './asked.ts'
import { sayNotices } from './say-notices.ts'
import { formStateOf, sessionEvents, type Spoken } from './form-state.ts'

interface ConversationOptions extends Spoken {
  /** It was on before the page was reloaded: a browser waits for a touch before it speaks or listens. */
  isRestored: boolean
  session: SessionRef
  services: VoiceServices
  /** Called whenever anything of the conversation changes. */
  onChange(): void
}

/** The hands-free conversation of one session: its machine, and what connects it with the form and with speech. */
export class Conversation {
  readonly ref: HandsFreeRef
  readonly #options: ConversationOptions
  readonly #disposables = new Disposables()
  #formState
  #onForm: (() => void) | undefined
  #isNoticing = false
  #asked: AskedAnswer | null = null
  #voice: { ref: VoiceRef; unsubscribe(): void } | undefined

  constructor(options: ConversationOptions) {
    const { locale, words, completionMessage, session, isRestored } = options
    this.#options = options
    this.#formState = formStateOf(session, options)
    this.ref = createActor(this.#machine(), {
      input: { locale, words, completionMessage, formState: this.#formState },
      ...inspected,
    })
    this.ref.subscribe(() => this.#changed())
    this.ref.start()
    const type = isRestored ? 'conversation.restored' : 'conversation.started'
    this.ref.send({ type, formState: this.#formState })
    this.#disposables.listen(document, 'visibilitychange', () => document.hidden && this.send({ type: 'page.hidden' }))
    this.#disposables.add(sayNotices(options.services, this.ref))
    this.#disposables.add(onMicrophoneTaken(() => this.send({ type: 'microphone.taken' })))
  }

  /** The microphone of the conversation while it is open. */
  get voice(): VoiceRef | undefined {
    return this.ref.getSnapshot().children.voiceCapture
  }

  get isOver(): boolean {
    return this.ref.getSnapshot().matches('off')
  }

  send(event: HandsFreeEvent): void {
    this.ref.send(event)
  }

  /** Something changed in the form. Changes that belong together are sent as one event, when they are over. */
  notice(): void {
    if (this.#isNoticing) return
    this.#isNoticing = true
    queueMicrotask(() => {
      this.#isNoticing = false
      this.#onForm?.()
    })
  }

  end(): void {
    this.ref.send({ type: 'conversation.ended' })
    this.#voice?.unsubscribe()
    this.#disposables.release()
    this.ref.stop()
  }

  #machine() {
    const { services } = this.#options
    return handsFreeMachine.provide({
      actors: {
        voiceCapture: voiceCaptureWith(services, { hearsSaved: true, isHandsFree: true }),
        readAloud: fromPromise(({ input, signal }) => services.say(input.text, signal, input)),
        awaitInterruption: fromCallback<HandsFreeEvent>(({ sendBack }) => services.listenForInterruption(sendBack)),
        followForm: fromCallback<FormCommand>(({ receive, sendBack }) => {
          receive((command) => this.#dispatch(command))
          this.#onForm = () => {
            const before = this.#formState
            this.#formState = formStateOf(this.#options.session, this.#options)
            sendBack(formEventBetween(before, this.#formState))
          }
          return () => (this.#onForm = undefined)
        }),
      },
    })
  }

  #dispatch(command: FormCommand): void {
    const { session } = this.#options
    for (const event of sessionEvents(command, session)) recipientOf(session, event)?.send(event)
    this.notice()
  }

  /** A phone may end the page at any moment without a word: what waits for a yes is stored as soon as it does. */
  #keepAsked(): void {
    const asked = askedIn(this.ref.getSnapshot())
    if (asked?.unconfirmed === this.#asked?.unconfirmed) return
    this.#asked = asked
    this.#options.session.send({ type: 'answer.asked', asked })
  }

  /** Each turn has a microphone of its own. */
  #changed(): void {
    this.#keepAsked()
    const { voice } = this
    if (voice !== this.#voice?.ref) {
      this.#voice?.unsubscribe()
      const following = voice?.subscribe(() => this.#options.onChange())
      this.#voice = voice && following && { ref: voice, unsubscribe: () => following.unsubscribe() }
    }
    this.#options.onChange()
  }
}
