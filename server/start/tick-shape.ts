import { createHook } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of the objects that Node makes for each `process.nextTick`. When a garbage collection finds none, V8 forgets their
 * hidden class, and the code that makes them is slow for good once it has seen another: a cached answer takes a seventh longer.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init: (_, type, __, tick: object) => void (type === 'TickObject' && kept.push(tick)),
    // Following them would cost each promise of the process, also when it is over.
    trackPromises: false,
  })
  hook.enable()
  process.nextTick(() => {})
  hook.disable()
}
