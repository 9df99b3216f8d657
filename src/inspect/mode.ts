/** Our own viewer, served beside the page, or Stately's on the network. */
type InspectorMode = 'local' | 'stately'

const KEY = 'inspect'

/** `?inspect`, `?inspect=stately` or `?inspect=off` holds for the tab, since links inside the app drop what follows the path. */
export function requestedMode(): InspectorMode | undefined {
  const mode = queryOrSaved()
  if (mode === null || mode === 'off') return undefined
  return mode === 'stately' ? 'stately' : 'local'
}

function queryOrSaved(): string | null {
  const now = new URLSearchParams(location.search).get(KEY)
  try {
    if (now !== null) sessionStorage.setItem(KEY, now)
    return now ?? sessionStorage.getItem(KEY)
  } catch {
    return now
  }
}
