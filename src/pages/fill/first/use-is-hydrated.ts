import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in what the server rendered, until the script has taken it over: a press would be lost that early. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
