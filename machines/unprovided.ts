import type { AnyActorRef } from 'xstate'

/**
 * The stub of an actor that was not provided. It throws twice: the machine's own `onError` takes the first error for a
 * failure of IO, so the second goes uncaught, and ends the test or appears in the console.
 */
export function unprovided({ self }: { self: AnyActorRef }): never {
  const error = new Error(`The actor "${self.id}" was not provided: pass it to .provide({ actors })`)
  queueMicrotask(() => {
    throw error
  })
  throw error
}
