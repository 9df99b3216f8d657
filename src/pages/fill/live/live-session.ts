import type { AnyActorRef } from 'xstate'
import type { PublicForm } from '../../../../contract/types.gen.ts'
import { currentField } from '../../../../machines/form-session/context.ts'
import { loadTypeJudge } from '../../../../rules/answers/file-types/load.ts'
import { fieldsOf } from '../../../../rules/fields.ts'
import { hasLate } from '../../../fields/late/has-late.ts'
import { fetchLate } from '../../../fields/late/late-control.tsx'
import type { OutboxEntry } from '../../../transport/outbox/entry.ts'
import type { FillEvent, Live } from '../boundary.ts'
import { createFormSession, noteSent } from '../session/actors.ts'
import { meaningOfGoingOn } from '../session/going-on.ts'
import { recipientOf, type SessionEvent, type SessionRef, submissionOf, voiceOf } from '../session/refs.ts'
import type { VoiceServices } from '../session/voice-services.ts'
import { keepPage, runOutbox, withdrawSubmission } from '../transport.ts'
import { HandsFreeControl } from './conversation/hands-free-control.ts'
import { focusWayOn } from './focus.ts'
import { listenToKeys } from './keyboard.ts'
import { listenToLeaving } from './leaving.ts'
import { isSameState, type LiveState } from './live-state.ts'
import { reportProgress } from './progress-reporter.ts'
import { setTitle, titleOf } from './page-title.ts'
import { followSeenHeight } from './seen-height.ts'
import { HoldToTalk } from './voice/hold-to-talk.ts'
import { whenEntered } from './voice/when-entered.ts'
import { whenLetGo } from './voice/let-go.ts'
import { whenReconnected } from './voice/when-reconnected.ts'

/** Milliseconds after which a page that never is idle does what can wait. */
const IDLE_WAIT_MS = 1000

/** When the page is idle, what speech and files will need is fetched, as the network may be gone by then; and who will hear is said. */
function fetchLater(voice: VoiceServices, form: PublicForm): void {
  const later = (run: () => void) => Number(setTimeout(run, IDLE_WAIT_MS))
  const whenIdle = globalThis.requestIdleCallback ?? later
  const fetchAll = () => {
    // What fails is tried again when it is needed.
    const prepared = voice.prepare(fieldsOf(form)).catch(() => undefined)
    void prepared.then(keepPage)
    void voice.introduce()
    if (hasLate(fieldsOf(form))) fetchLate().catch(() => undefined)
    if (fieldsOf(form).some(({ validation }) => validation?.acceptedTypes)) loadTypeJudge().catch(() => undefined)
  }
  whenIdle(fetchAll, { timeout: IDLE_WAIT_MS })
}

/** A session that runs: its chart and the two children's, shown as one state whenever one of them changes. */
export class LiveSession implements Live {
  readonly #form: PublicForm
  readonly #session: SessionRef
  readonly #services: VoiceServices
  readonly #holdToTalk: HoldToTalk
  readonly #handsFree: HandsFreeControl
  readonly #onChange: (state: LiveState) => void
  #outbox: OutboxEntry[] = []
  #shown: LiveState | undefined
  /** Whether the charts are taking an event of the person just now. */
  #isTaking = false
  readonly #noteVoice: ReturnType<typeof whenLetGo>
  readonly #noteEntered: ReturnType<typeof whenEntered>
  readonly #followed = new Map<AnyActorRef, { unsubscribe(): void }>()
  readonly #leave: (() => void)[]

  constructor(form: PublicForm, onChange: (state: LiveState) => void) {
    const { session, voice } = createFormSession(form)
    this.#form = form
    this.#session = session
    this.#services = voice
    this.#handsFree = new HandsFreeControl(form, session, voice, () => this.#notify())
    this.#holdToTalk = new HoldToTalk(session, voice.notices)
    this.#onChange = onChange
    this.#noteVoice = whenLetGo((fieldId) => voice.letGo(fieldId))
    this.#noteEntered = whenEntered((fieldId) => {
      if (voice.notices.read().leftIn.includes(fieldId)) session.send({ type: 'recording.found' })
    })
    session.subscribe(this.#changed)
    session.on('submission.offered', focusWayOn)
    this.#leave = [
      voice.notices.subscribe(this.#notify),
      listenToKeys(session, this.#handsFree, this.#showOnce),
      listenToLeaving(session),
      whenReconnected(session, voice.notices),
      reportProgress(session),
      followSeenHeight(),
    ]
    session.start()
    this.#leave.push(runOutbox(this.#outboxChanged))
    fetchLater(voice, form)
  }

  /** What the conversation does not take for itself. */
  readonly send = (event: FillEvent): void =>
    this.#showOnce(() => {
      if (this.#handsFree.takes(event)) return
      this.#dispatch(this.#holdToTalk.meaningOf(event))
    })

  readonly stop = (): void => {
    for (const leave of this.#leave) leave()
    this.#handsFree.stop()
    this.#session.stop()
  }

  /** Of the parts below the field, where one goes on to the review too. */
  readonly #sendBelow = (event: SessionEvent): void => {
    if (!this.#handsFree.takesGoingOn(event)) this.#dispatch(event)
  }

  /** Nothing is asked by voice while the page asks for something else. */
  readonly #dispatch = (event: SessionEvent): void =>
    this.#showOnce(() => {
      if (event.type === 'restart.requested') this.#handsFree.pause()
      if (event.type === 'session.restarted' || event.type === 'recovery.refused') this.#services.letGoOfAll()
      if (event.type === 'field.typed' || event.type === 'field.picked')
        this.#services.letGo(currentField(this.#session.getSnapshot().context).id)
      for (const meant of meaningOfGoingOn(this.#session, event)) recipientOf(this.#session, meant)?.send(meant)
    })

  /** One act of a person is many events of the charts; what came of them is shown once, and at once. */
  readonly #showOnce = (act: () => void): void => {
    if (this.#isTaking) return act()
    this.#isTaking = true
    try {
      act()
    } finally {
      this.#isTaking = false
      this.#notify()
    }
  }

  /** Whatever sent the answers of this session, it is over with that. */
  readonly #outboxChanged = (entries: OutboxEntry[]): void => {
    const { context } = this.#session.getSnapshot()
    const sent = entries.find(({ id, state }) => state === 'sent' && id === (context.saved?.session.id ?? context.id))
    for (const entry of entries)
      if (entry.state === 'sent' && entry.formId === this.#form.id) noteSent(this.#form, entry.receipt)
    this.#outbox = entries.filter((entry) => entry !== sent)
    if (sent?.state === 'sent') {
      this.#session.send({ type: 'submission.delivered', id: sent.id, receipt: sent.receipt })
      withdrawSubmission(sent.id).catch(() => undefined)
    }
    this.#notify()
  }

  /** What the conversation itself does to the page is no news to it. */
  readonly #changed = (): void => {
    this.#handsFree.notice()
    this.#notify()
  }

  readonly #notify = (): void => {
    const snapshot = this.#session.getSnapshot()
    const [voice, submission] = [voiceOf(snapshot), submissionOf(snapshot)]
    this.#follow(voice, submission)
    this.#noteVoice(voice)
    this.#noteEntered(voice, this.#handsFree.read().isOn)
    if (snapshot.hasTag('submitted')) this.#services.letGoOfAll()
    if (this.#isTaking) return
    const state: LiveState = {
      snapshot,
      voice: (this.#handsFree.voice ?? voice)?.getSnapshot(),
      submission: submission?.getSnapshot(),
      notices: this.#services.notices.read(),
      handsFree: this.#handsFree.read(),
      outbox: this.#outbox,
      send: this.#sendBelow,
      services: this.#services,
    }
    if (isSameState(this.#shown, state)) return
    this.#shown = state
    setTitle(titleOf(this.#form, snapshot))
    this.#onChange(state)
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
