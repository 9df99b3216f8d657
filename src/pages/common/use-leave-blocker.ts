import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'

/**
 * Holds up the way to another page while something is unsaved: a link and Back by the blocker that it gives, a closed
 * tab by the browser's own question.
 */
export function useLeaveBlocker(isUnsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(useCallback((event) => isUnsaved && event.preventDefault(), [isUnsaved]))
  return blocker
}
