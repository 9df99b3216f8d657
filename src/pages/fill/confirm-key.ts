type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'target' | 'isComposing' | 'repeat'>

/** Whether Enter says that the answer is given: it writes a line in a textarea, opens the files, and presses a button. */
export function isConfirming({ key, ctrlKey, metaKey, target, isComposing, repeat }: Stroke): boolean {
  if (key !== 'Enter' || isComposing || repeat || !(target instanceof HTMLElement)) return false
  if (target.matches('textarea')) return ctrlKey || metaKey
  return target.matches('select, input:not([type=file])')
}
