import { ACCESS_TOKEN_KEY } from '../../rules/limits.ts'
import { removeSaved, save, readSaved } from './device-storage.ts'

/** Logged in means that a token is stored here. */
export const readToken = (): string | null => readSaved(ACCESS_TOKEN_KEY)

export const keepToken = (token: string): void => save(ACCESS_TOKEN_KEY, token)

export const forgetToken = (): void => removeSaved(ACCESS_TOKEN_KEY)

/** Calls `listener` when another tab logs out. The event of a cleared storage has no key. */
export function onTokenRemovedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if ((event.key === ACCESS_TOKEN_KEY || event.key === null) && readToken() === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
