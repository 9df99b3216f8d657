/** Where the editor of a field is on the page. */
export const editorId = (fieldId: string) => `editor-${fieldId}`

/** Brings the editor of a field into view, with the focus on its first setting, or on the card where it is closed. */
export function focusField(fieldId: string) {
  const editor = document.getElementById(editorId(fieldId))
  const first = editor?.querySelector<HTMLElement>('input') ?? editor?.querySelector<HTMLElement>('[aria-expanded]')
  first?.focus({ preventScroll: true })
  editor?.scrollIntoView({ block: 'center' })
}

export const TITLE_ID = 'form-title'

export const focusTitle = () => document.getElementById(TITLE_ID)?.focus()
