import type { PublicForm } from '../../../../contract/types.gen.ts'
import type { AnswerValue } from '../../../../rules/answers.ts'
import { isConfirming } from '../confirm-key.ts'
import { lazyMachines } from '../lazy-parts.ts'
import type { Moment } from '../session/refs.ts'
import type * as Machines from '../live/index.ts'
import { type FillEvent, type FillView, firstView } from '../border.ts'

/** What is shown just now. `machines` and `moment` come together, a moment after the first field. */
export interface Shown {
  view: FillView
  machines?: typeof Machines
  moment?: Moment
  isBroken?: boolean
}

/** Whether something was kept of this form; what it is, the machines' part reads. */
function isKept(formId: string): boolean {
  try {
    return localStorage.getItem(`form-session:${formId}`) !== null
  } catch {
    return false
  }
}

/**
 * One filling, for `useSyncExternalStore`. The first field shows before the machines are there: what happens until then is
 * remembered and told to them.
 */
export class FillingStore {
  readonly #form: PublicForm
  readonly #listeners = new Set<() => void>()
  #early: FillEvent[] = []
  #tell: ((event: FillEvent) => void) | undefined
  #shown: Shown

  constructor(form: PublicForm) {
    this.#form = form
    this.#shown = { view: firstView(form, isKept(form.id)) }
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly read = () => this.#shown

  readonly send = (event: FillEvent) => (this.#tell ? this.#tell(event) : this.#remember(event))

  /** A control may answer late, as a file does while it is read: by then the person may be elsewhere. */
  readonly answer = (fieldId: string, value: AnswerValue) => {
    if (this.#shown.view.field.id === fieldId) this.send({ type: 'field.typed', value })
  }

  /** Fetches the machines and starts them; gives what stops them. */
  readonly start = () => {
    let stop: (() => void) | undefined
    let isLeft = false
    document.addEventListener('keydown', this.#hearEnter)
    lazyMachines().then(
      (machines) => isLeft || (stop = this.#begin(machines)),
      () => this.#show({ ...this.#shown, isBroken: true }),
    )
    return () => {
      isLeft = true
      document.removeEventListener('keydown', this.#hearEnter)
      stop?.()
    }
  }

  /** A quick answer may be given before the machines are there, which then hear the keys themselves. */
  readonly #hearEnter = (event: KeyboardEvent) => {
    if (isConfirming(event)) this.#remember({ type: 'field.confirmed' })
  }

  #begin(machines: typeof Machines): () => void {
    const underway = new machines.Underway(this.#form, (moment) =>
      this.#show({ view: machines.selectView(moment), machines, moment }),
    )
    document.removeEventListener('keydown', this.#hearEnter)
    this.#tell = underway.send
    for (const event of this.#early) underway.send(event)
    return underway.stop
  }

  #remember(event: FillEvent): void {
    this.#early.push(event)
    if (event.type === 'field.typed') this.#show({ view: firstView(this.#form, false, event.value) })
  }

  #show(shown: Shown): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}
