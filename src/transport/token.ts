import { ACCESS_TOKEN_KEY } from '../../rules/limits.ts'
import { forgetKept, keep, readKept } from './device-storage.ts'

/** Logged in means that a token is stored here (specification, section 4). */
export const readToken = (): string | null => readKept(ACCESS_TOKEN_KEY)

export const keepToken = (token: string): void => keep(ACCESS_TOKEN_KEY, token)

export const forgetToken = (): void => forgetKept(ACCESS_TOKEN_KEY)

/** Logging out in one tab is heard in the others. A cleared storage has no key. */
export function onTokenRemovedElsewhere(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if ((event.key === ACCESS_TOKEN_KEY || event.key === null) && readToken() === null) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
