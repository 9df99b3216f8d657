import { useSyncExternalStore } from 'react'

/** Below this the side menu is a drawer and tables are cards: the token `md`. */
const query = () => matchMedia('(width < 768px)')

function subscribe(onChange: () => void): () => void {
  const phone = query()
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}

/** Whether the page is as narrow as a phone, for what is built otherwise there; what only looks otherwise is a style. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
