import type { PublicForm, SubmissionPayload } from '../../../../contract/types.gen.ts'
import type { SavedSession } from '../../../../machines/form-session/types.ts'
import type { FormSession } from '../../../../rules/payload.ts'
import { keepSubmission, releaseSubmission, withdrawSubmission } from '../transport.ts'

/** The answers of one form session in the outbox of the device, from which another answer takes them back. */
export class SessionOutbox {
  readonly #form: Pick<PublicForm, 'id' | 'title'>
  #id = ''
  /** The answers that may be in the outbox. */
  #kept: string | undefined

  /** @param saved what an earlier visit left: it may have submitted these answers */
  constructor(form: Pick<PublicForm, 'id' | 'title'>, saved: SavedSession | null) {
    this.#form = form
    if (saved) this.#note(saved.session)
  }

  /** @throws where this browser stores nothing */
  async keep(session: FormSession, payload: SubmissionPayload): Promise<void> {
    this.#note(session)
    await keepSubmission({ id: session.id, formId: this.#form.id, title: this.#form.title, payload })
  }

  readonly release = (): Promise<void> => releaseSubmission(this.#id)

  readonly withdraw = (): Promise<void> => {
    this.#kept = undefined
    return withdrawSubmission(this.#id)
  }

  /** Call it at every change: answers that differ from those that wait have to be submitted again. */
  notice({ session }: SavedSession): void {
    if (session.id !== this.#id || this.#kept === undefined || this.#kept === answersOf(session)) return
    this.withdraw().catch(() => undefined)
  }

  #note(session: FormSession): void {
    this.#id = session.id
    this.#kept = answersOf(session)
  }
}

const answersOf = ({ fieldStates }: FormSession): string =>
  JSON.stringify(Object.values(fieldStates).map(({ fieldId, value }) => [fieldId, value ?? '']))
