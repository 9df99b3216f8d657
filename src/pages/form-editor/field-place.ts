/** Where the editor of a field is on the page. */
export const editorId = (fieldId: string) => `editor-${fieldId}`

/** Brings the editor of a field into view, with the focus on its first setting. */
export function goToField(fieldId: string) {
  const editor = document.getElementById(editorId(fieldId))
  editor?.querySelector('input')?.focus({ preventScroll: true })
  editor?.scrollIntoView({ block: 'center' })
}
