import { createRoot } from 'react-dom/client'
import '../styles.css'
import type { PublicForm } from '../../contract/types.gen.ts'
import type { EditedForm } from '../../machines/form-editor/types.ts'
import { fieldsOf, languageOf } from '../../rules/fields.ts'
import { platformNameOf } from '../../rules/languages/platform-name.ts'
import { DEFAULT_THEME } from '../../rules/limits.ts'
import { loadPatternEngine } from '../../rules/pattern/load.ts'
import { applyAppearance } from '../pages/fill/apply-appearance.ts'
import type { LivePart, Opened, OpenedForm } from '../pages/fill/boundary.ts'
import { FillPage } from '../pages/fill/first/page.tsx'
import { LiveSession } from '../pages/fill/live/live-session.ts'
import { selectView } from '../pages/fill/live/select-view.ts'
import { slotsOf } from '../pages/fill/live/slots.tsx'
import type { SessionEvent } from '../pages/fill/session/refs.ts'
import { applyTheme } from '../pages/fill/theme.ts'
import { isPreviewMessage, type PreviewMessage } from '../pages/form-editor/preview/messages.ts'
import { forgetSession } from '../transport/session-store.ts'
import { answerCallsOf, type PreviewedForm } from './preview-calls.ts'

/** The owner is writing beside this frame: what the page does by itself must not take the focus from there. */
function leaveFocusAlone(): void {
  const { focus, scrollIntoView } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options)
  }
  HTMLElement.prototype.scrollIntoView = function (options) {
    if (document.hasFocus()) scrollIntoView.call(this, options)
  }
}

let current: PreviewedForm | undefined
let send: ((event: SessionEvent) => void) | undefined
let fieldId: string | undefined

function goToField(form: PublicForm): void {
  const index = fieldsOf(form).findIndex(({ id }) => id === fieldId)
  if (index >= 0) send?.({ type: 'field.chosen', index })
}

const livePart: LivePart = {
  start: (form, onChange) => {
    const live = new LiveSession(form, (state) => {
      send = state.send
      onChange(selectView(state), slotsOf(form, state))
    })
    queueMicrotask(() => goToField(form))
    return live
  },
  welcome: () => {},
  // The owner needs no password.
  unlock: () => Promise.reject(new Error('A preview brings its form')),
}
const fetchLive = () => Promise.resolve(livePart)

function toPublic({ title, description = null, structure = { fields: [] } }: EditedForm, id: string): PublicForm {
  const now = new Date().toISOString()
  return { id, title, description, structure, is_active: true, created_at: now, updated_at: now, retention_days: null }
}

function openingOf(form: PublicForm): Opened | Promise<Opened> {
  const fields = fieldsOf(form)
  if (fields.length === 0) return { failure: { type: 'validation', message: 'This form has no fields yet.' } }
  const opened = (): OpenedForm => ({ form, languageName: platformNameOf(languageOf(form)) })
  if (!fields.some(({ validation }) => validation?.pattern)) return opened()
  return loadPatternEngine().then(opened, opened)
}

const root = document.getElementById('root')
const page = root && createRoot(root)
let shown: { form: EditedForm; opened: PublicForm } | undefined

/** A form that changed begins again, since its answers may not fit any more. */
function show({ form, formId, fieldId: edited }: PreviewMessage): void {
  fieldId = edited
  if (shown && JSON.stringify(shown.form) === JSON.stringify(form)) return goToField(shown.opened)
  if (current) forgetSession(current.previewId)
  send = undefined
  current = { previewId: crypto.randomUUID(), sessionId: crypto.randomUUID(), formId }
  shown = { form, opened: toPublic(form, current.previewId) }
  // What the owner chose for the signed-in app says nothing of what visitors see.
  applyAppearance(form, DEFAULT_THEME)
  page?.render(<FillPage key={current.previewId} opening={openingOf(shown.opened)} fetchLive={fetchLive} />)
}

applyTheme()
leaveFocusAlone()
answerCallsOf(() => current)
addEventListener('pagehide', () => current && forgetSession(current.previewId))
addEventListener('message', (event) => isPreviewMessage(event) && show(event.data))
parent.postMessage({ type: 'preview.ready' }, location.origin)
