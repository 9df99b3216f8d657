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

/** Longer than a frame takes on a slow phone. */
const AFTER_FRAME_MS = 100

let waiting: string | undefined

/** What the title speaks of is shown first: it does not wait for the tab. */
export function setTitle(title: string): void {
  if (waiting === undefined) setTimeout(showTitle, AFTER_FRAME_MS)
  waiting = title
}

/** The same title once more would still be laid out. */
function showTitle(): void {
  if (waiting !== undefined && waiting !== document.title) document.title = waiting
  waiting = undefined
}
