import type { AnyActorRef } from 'xstate'

/**
 * The stub of an actor that nobody provided. Thrown twice: the machine's own `onError` would take the first for a
 * failure of the world outside, so the second goes uncaught and ends the test or fills the console.
 */
export function unprovided({ self }: { self: AnyActorRef }): never {
  const error = new Error(`The actor "${self.id}" was not provided: pass it to .provide({ actors })`)
  queueMicrotask(() => {
    throw error
  })
  throw error
}
