/** Ours, served beside the page, or Stately's on the network. */
export type Viewer = 'local' | 'stately'

const KEY = 'inspect'

/** `?inspect`, `?inspect=stately` or `?inspect=off` holds for the tab, since links inside the app drop what follows the path. */
export function wantedViewer(): Viewer | undefined {
  const wanted = asked()
  if (wanted === null || wanted === 'off') return undefined
  return wanted === 'stately' ? 'stately' : 'local'
}

function asked(): string | null {
  const now = new URLSearchParams(location.search).get(KEY)
  try {
    if (now !== null) sessionStorage.setItem(KEY, now)
    return now ?? sessionStorage.getItem(KEY)
  } catch {
    return now
  }
}
