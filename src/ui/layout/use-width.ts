import { useCallback, useSyncExternalStore } from 'react'

/** Below these widths the page is a phone's (the side menu is a drawer, tables are cards), or has little room beside the menu: the tokens `md` and `lg`. */
const WIDTHS = { phone: 768, tablet: 1024 }

/** Whether the page is as narrow as that, for what is built otherwise there; what only looks otherwise is a style. */
function useIsBelow(width: number): boolean {
  const query = `(width < ${width}px)`
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

export const useIsPhone = (): boolean => useIsBelow(WIDTHS.phone)

/** On a phone too. */
export const useIsTablet = (): boolean => useIsBelow(WIDTHS.tablet)
