import { createActor, type AnyActorRef } from 'xstate'
import type { PublicForm } from '../../../../contract/types.gen.ts'
import { fieldsOf } from '../../../../rules/fields.ts'
import { inspected } from '../../../inspect/index.ts'
import { createFilling } from '../session/actors.ts'
import { type Moment, type SessionRef, submissionOf, voiceOf } from '../session/refs.ts'
import type { FormSessionEvent } from '../../../../machines/form-session/types.ts'
import type { FillEvent } from '../border.ts'
import type { VoiceServices } from '../session/voice-services.ts'
import { HandsFreeControl } from './conversation/hands-free-control.ts'
import { listenToKeys } from './keyboard.ts'
import { VoiceControl } from './voice/voice-control.ts'

/** When the page is at rest, what speech will need is fetched, and who will hear is said. */
function fetchLater(voice: VoiceServices, form: PublicForm): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500))
  whenIdle(() => {
    voice.prepare(fieldsOf(form)).catch(() => undefined) // tried again when it is needed
    void voice.introduce()
  })
}

/** A filling that runs: the session and its two children, told of as one moment whenever one of them changes. */
export class Underway {
  readonly #session: SessionRef
  readonly #services: VoiceServices
  readonly #control: VoiceControl
  readonly #handsFree: HandsFreeControl
  readonly #onChange: (moment: Moment) => void
  readonly #followed = new Map<AnyActorRef, { unsubscribe(): void }>()
  readonly #leave: (() => void)[]

  constructor(form: PublicForm, onChange: (moment: Moment) => void) {
    const { machine, input, voice } = createFilling(form)
    this.#session = createActor(machine, { input, ...inspected })
    this.#services = voice
    this.#handsFree = new HandsFreeControl(form, this.#session, voice, () => this.#tell())
    this.#control = new VoiceControl(this.#session, voice, this.#handsFree)
    this.#onChange = onChange
    this.#session.subscribe(this.#changed)
    this.#leave = [
      voice.side.subscribe(this.#tell),
      listenToKeys(this.#session, this.#handsFree),
      this.#watchConnection(),
    ]
    this.#session.start()
    fetchLater(voice, form)
  }

  readonly send = (event: FillEvent): void => {
    if (event.type === 'voice.pressed') this.#control.press()
    else if (event.type === 'voice.held') this.#control.hold()
    else if (event.type === 'voice.released') this.#control.release()
    else this.#pass(event)
  }

  readonly stop = (): void => {
    for (const leave of this.#leave) leave()
    this.#handsFree.stop()
    this.#session.stop()
  }

  /** Whoever types takes over from the conversation. */
  #pass(event: FormSessionEvent): void {
    if (event.type === 'field.typed') this.#handsFree.typed()
    this.#session.send(event)
  }

  #watchConnection(): () => void {
    const { reconnected } = this.#control
    window.addEventListener('online', reconnected)
    return () => window.removeEventListener('online', reconnected)
  }

  /** What the conversation itself does to the page is no news to it. */
  readonly #changed = (): void => {
    this.#handsFree.notice()
    this.#tell()
  }

  readonly #tell = (): void => {
    const snapshot = this.#session.getSnapshot()
    const [voice, submission] = [voiceOf(snapshot), submissionOf(snapshot)]
    this.#follow(voice, submission)
    this.#onChange({
      session: this.#session,
      snapshot,
      voice: (this.#handsFree.voice ?? voice)?.getSnapshot(),
      submission: submission?.getSnapshot(),
      side: this.#services.side.read(),
      handsFree: this.#handsFree.read(),
      readAloud: this.#services.readAloud,
      hearAgain: this.#control.hearAgain,
      changeSettings: this.#services.changeSettings,
    })
  }

  /** Each field has a voice of its own, so whom to follow changes. */
  #follow(...actors: (AnyActorRef | undefined)[]): void {
    for (const [actor, following] of this.#followed) {
      if (actors.includes(actor)) continue
      following.unsubscribe()
      this.#followed.delete(actor)
    }
    for (const actor of actors)
      if (actor && !this.#followed.has(actor)) this.#followed.set(actor, actor.subscribe(this.#changed))
  }
}
