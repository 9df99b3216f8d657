import { SHORTEST_HOLD_MS } from '../../../../../rules/limits.ts'
import type { FillEvent } from '../../boundary.ts'
import { type SessionEvent, type SessionRef, voiceOf } from '../../session/refs.ts'
import type { VoiceNoticeStore } from '../../session/voice-notices.ts'
import { ofPage } from '../../session/sentence.ts'
import { HOLD_HINT } from '../texts.ts'

/** A button that is held while speaking: what was said until it is let go is the answer. */
export class HoldToTalk {
  readonly #session: SessionRef
  readonly #notices: VoiceNoticeStore
  #heldSince = 0

  constructor(session: SessionRef, notices: VoiceNoticeStore) {
    this.#session = session
    this.#notices = notices
  }

  /** What an event of the page is to a chart: holding the button is a gesture, whose length no chart measures. */
  meaningOf(event: FillEvent): SessionEvent {
    if (event.type === 'voice.held') return this.#held()
    return event.type === 'voice.released' ? this.#released() : event
  }

  #held(): SessionEvent {
    this.#heldSince = performance.now()
    return { type: 'voice.started', mode: 'held' }
  }

  /** After a click, or before the first sound, the person is told how the button is meant. */
  #released(): SessionEvent {
    const isClick = performance.now() - this.#heldSince < SHORTEST_HOLD_MS
    const voice = voiceOf(this.#session.getSnapshot())?.getSnapshot()
    if (isClick || voice?.matches({ capturing: 'requesting-permission' }))
      this.#notices.change({ notice: ofPage(HOLD_HINT) })
    return { type: isClick ? 'voice.stopped' : 'voice.finished' }
  }
}
