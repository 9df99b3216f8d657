import type { PublicForm } from '../../../../../contract/types.gen.ts'
import { pendingState } from '../../../../../machines/field/field-states.ts'
import { toSubmissionFailure } from '../../../../../machines/submission/failures.ts'
import { DEVICE_ANSWERED } from '../../../../../rules/failures.ts'
import { fieldsOf } from '../../../../../rules/fields.ts'
import type { FillEvent, FillView, Live, LivePart, Slots } from '../../boundary.ts'
import { beginEarly } from '../../session/server-session.ts'
import { answeredBefore, forgetAnswered, keepDevice } from '../../transport.ts'
import { selectVoice } from '../select-view.ts'
import { Ending } from './ending.tsx'

/** Of the first field, which is not shown. */
function hiddenView(form: PublicForm): FillView {
  const [field] = fieldsOf(form)
  if (!field) throw new RangeError('A form needs fields')
  return {
    field,
    state: pendingState(field),
    index: 0,
    total: 1,
    way: 'next',
    led: 0,
    progress: { completed: 0, remaining: 1, total: 1, percent: 0 },
    voice: selectVoice(undefined),
  }
}

type Show = (view: FillView, slots: Slots) => void

/**
 * A form that takes one response from a device. The server knows which devices have answered: one whose response was deleted
 * may answer again, and one that has cleared its storage in part is told too.
 */
export class OncePerDevice implements Live {
  readonly #form: PublicForm
  readonly #show: Show
  #live: Live | undefined
  #isOver = false

  constructor(form: PublicForm, show: Show, start: LivePart['start']) {
    this.#form = form
    this.#show = show
    keepDevice(form.id)
    const submissionId = answeredBefore(form.id)
    const begun = beginEarly(form.id)
    if (submissionId === undefined) this.#live = start(form, this.#pass)
    else this.#refuse(submissionId)
    void begun.then(
      () => {
        forgetAnswered(form.id)
        if (!this.#isOver) this.#live ??= start(form, this.#pass)
      },
      (error: unknown) => {
        if (toSubmissionFailure(error).isAnswered && !this.#isOver) this.#refuse(answeredBefore(form.id))
      },
    )
  }

  readonly send = (event: FillEvent): void => this.#live?.send(event)

  readonly stop = (): void => {
    this.#isOver = true
    this.#live?.stop()
  }

  /** What the form shows while it is there. */
  readonly #pass: Show = (view, slots) => this.#isOver || this.#show(view, slots)

  /** What was typed stays on the device. */
  #refuse(submissionId: string | undefined): void {
    this.#live?.stop()
    this.#live = undefined
    const thanks = <Ending form={this.#form} message={DEVICE_ANSWERED} submissionId={submissionId} />
    this.#show(hiddenView(this.#form), { thanks })
  }
}
