const keyOf = (formId: string): string => `hands-free:${formId}`

/** Whether hands-free was on when this tab was reloaded. */
export function wasHandsFree(formId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(formId)) !== null
  } catch {
    return false
  }
}

/** For as long as the tab is open. */
export function saveHandsFree(formId: string, isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(keyOf(formId), 'on')
    else sessionStorage.removeItem(keyOf(formId))
  } catch {
    // A browser that saves nothing forgets it with the page.
  }
}
