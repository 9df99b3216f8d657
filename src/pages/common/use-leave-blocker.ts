import { useCallback, useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { isLoginOver, noteUnsavedWork } from './auth/actors.ts'

/**
 * Holds up the way to another page while something is unsaved: a link and Back by the blocker that it gives, a closed
 * tab by the browser's own question. A login that ends meanwhile is asked for in place.
 */
export function useLeaveBlocker(isUnsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isLoginOver() && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(useCallback((event) => isUnsaved && event.preventDefault(), [isUnsaved]))
  useEffect(() => {
    noteUnsavedWork(isUnsaved)
    return () => noteUnsavedWork(false)
  }, [isUnsaved])
  return blocker
}
