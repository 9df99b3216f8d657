import type { PublicForm } from '../../../../contract/types.gen.ts'
import { currentField } from '../../../../machines/form-session/context.ts'
import { metadataOf } from '../../../../rules/fields.ts'
import type { SessionSnapshot } from '../session/refs.ts'
import { selectProblem, selectText } from '../session/selectors.ts'
import { REVIEW } from './texts.ts'

/** The title of the page, the special before the general: a screen reader reads it first, and a row of tabs cuts its end. */
export function titleOf(form: PublicForm, snapshot: SessionSnapshot): string {
  return [partOf(form, snapshot), form.title].filter(Boolean).join(' – ')
}

function partOf(form: PublicForm, snapshot: SessionSnapshot): string | undefined {
  if (snapshot.hasTag('submitted')) return selectText(snapshot, metadataOf(form).completionMessage)
  if (snapshot.hasTag('reviewing')) return REVIEW
  if (!snapshot.hasTag('filling')) return undefined
  const { label } = currentField(snapshot.context)
  return selectProblem(snapshot) === undefined ? label : `Error: ${label}`
}

/** The same title once more would still be laid out. */
export function setTitle(title: string): void {
  if (document.title !== title) document.title = title
}
