import type { PublicForm } from '../../../../contract/types.gen.ts'
import type { AnswerValue } from '../../../../rules/answers.ts'
import type { FetchLive, FillEvent, FillView, LivePart, Slots } from '../boundary.ts'
import { isConfirming } from '../confirm-key.ts'
import { givenEarly } from './given-early.ts'
import { firstView } from './first-view.ts'

interface PageState {
  view: FillView
  slots: Slots
  /** An earlier session is saved on this device: what it holds, only the live part knows. */
  isWaiting?: boolean
  isBroken?: boolean
}

/** Whether an earlier session of the form is saved on this device, or its receipt, or a link brings one of another device. */
export function hasSaved(formId: string): boolean {
  try {
    return (
      location.hash.startsWith('#continue=') ||
      ['form-session:', 'answered:'].some((key) => localStorage.getItem(key + formId))
    )
  } catch {
    return false
  }
}

/**
 * What the page shows, for `useSyncExternalStore`. The first field shows before the live part is there: what happens until
 * then is remembered and sent to it.
 */
export class PageStore {
  readonly #form: PublicForm
  readonly #fetchLive: FetchLive
  readonly #listeners = new Set<() => void>()
  #early: FillEvent[] = []
  #send = (event: FillEvent): void => this.#remember(event)
  #state: PageState

  constructor(form: PublicForm, fetchLive: FetchLive) {
    this.#form = form
    this.#fetchLive = fetchLive
    this.#state = { view: firstView(form), slots: {}, isWaiting: hasSaved(form.id) }
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly read = () => this.#state

  readonly send = (event: FillEvent): void => this.#send(event)

  /** A control may answer late, as a file does while it is read: by then the person may be elsewhere. */
  readonly answerTo =
    (fieldId: string) =>
    (value: AnswerValue, isPicked = false) => {
      const type = isPicked ? 'field.picked' : 'field.typed'
      if (this.#state.view.field.id === fieldId) this.#send({ type, value })
    }

  /** Fetches the live part and starts it; gives what stops it. */
  readonly start = () => {
    let stop: (() => void) | undefined
    let isLeft = false
    document.addEventListener('keydown', this.#hearEnter)
    const value = givenEarly(this.#state.view.field)
    if (value !== undefined) this.#remember({ type: 'field.typed', value })
    this.#fetchLive().then(
      (part) => isLeft || (stop = this.#begin(part)),
      () => this.#show({ ...this.#state, isBroken: true }),
    )
    return () => {
      isLeft = true
      document.removeEventListener('keydown', this.#hearEnter)
      stop?.()
    }
  }

  /** A quick answer may be given before the live part is there, which then hears the keys itself. */
  readonly #hearEnter = (event: KeyboardEvent) => {
    if (isConfirming(event) && !this.#isConfirmed()) this.#remember({ type: 'field.confirmed' })
  }

  /** An answer is confirmed once, before the page can show what became of it; empty fields are skipped one by one. */
  #isConfirmed(): boolean {
    const isGiven = String(this.#state.view.state.value ?? '').trim() !== ''
    return isGiven && this.#early.at(-1)?.type === 'field.confirmed'
  }

  #begin({ start }: LivePart): () => void {
    const live = start(this.#form, (view, slots) => this.#show({ view, slots }))
    document.removeEventListener('keydown', this.#hearEnter)
    this.#send = live.send
    for (const event of this.#early) live.send(event)
    return live.stop
  }

  #remember(event: FillEvent): void {
    this.#early.push(event)
    if (event.type === 'field.typed' || event.type === 'field.picked')
      this.#show({ ...this.#state, view: firstView(this.#form, event.value ?? undefined) })
  }

  #show(state: PageState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
