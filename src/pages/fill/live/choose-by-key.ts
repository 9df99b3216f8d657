import { optionIndex } from '../../../fields/option-keys.ts'
import { controlId } from '../focus.ts'

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** Where a letter is written, or looks for an entry of a list. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])'))

/** Chooses the option that a digit or a letter stands for; false when it stands for none. */
export function chooseByKey(index: number, { key, ctrlKey, metaKey, altKey, target }: Stroke): boolean {
  if (ctrlKey || metaKey || altKey || isWriting(target)) return false
  const options = document.querySelectorAll<HTMLInputElement>(`[role$=group]#${controlId(index)} input`)
  const keyed = [...options].find((each) => each.dataset['key'] === key)
  const option = options[0]?.dataset['key'] ? keyed : options[optionIndex(key)]
  option?.focus()
  option?.click()
  return option !== undefined
}
