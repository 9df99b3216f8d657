const ask = (event: Event): void => event.preventDefault()

const holders = new Set<object>()

/**
 * What was said and is no answer yet lives in the page alone: the browser asks before a reload loses it.
 * @param holder who has it, for as long as it is so; nobody is asked when none has anything
 */
export function askBeforeLeaving(holder: object, isHeld: boolean): void {
  if (isHeld) holders.add(holder)
  else holders.delete(holder)
  // A listener may keep browsers from showing the page at once when a person comes back to it.
  if (holders.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}
