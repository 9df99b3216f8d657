const ask = (event: Event): void => event.preventDefault()

/** What is kept lives in the page alone: the browser asks before a reload loses it. */
export const askBeforeLeaving = (isKeeping: boolean): void =>
  isKeeping ? window.addEventListener('beforeunload', ask) : window.removeEventListener('beforeunload', ask)
