/**
 * What keeps a form from being saved may be out of sight: the focus goes there.
 * @returns whether there is a fault
 */
export function focusFirstFault(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.focus()
  return wrong !== null
}
