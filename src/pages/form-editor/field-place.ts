/** Where the editor of a field is on the page. */
export const editorId = (fieldId: string) => `editor-${fieldId}`

/** Brings the editor of a field into view, with the focus on its first setting, or on the card where it is closed. */
export function focusField(fieldId: string) {
  const editor = document.getElementById(editorId(fieldId))
  const first = editor?.querySelector<HTMLElement>('input') ?? editor?.querySelector<HTMLElement>('[aria-expanded]')
  first?.focus({ preventScroll: true })
  // Not the middle of the card: one with many options is higher than the window.
  const shown = first ?? editor
  shown?.scrollIntoView({ block: 'center' })
}

/** The line that was clicked stays where it is on the screen, though an open card above it closes. */
export function holdInPlace(fieldId: string, change: () => void) {
  const editor = document.getElementById(editorId(fieldId))
  const before = editor?.getBoundingClientRect().top ?? 0
  change()
  const after = editor?.getBoundingClientRect().top ?? before
  scrollBy({ top: after - before, behavior: 'instant' })
}

export const SAVE_ID = 'form-save'

export const saveButton = () => document.getElementById(SAVE_ID)

export const UNDO_ID = 'form-undo'

export const undoButton = () => document.getElementById(UNDO_ID)

export const TITLE_ID = 'form-title'

export const titleInput = () => document.getElementById(TITLE_ID)

export const focusTitle = () => titleInput()?.focus()
