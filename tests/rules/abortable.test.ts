import { describe, expect, it } from 'vitest'
import { abortable } from '../../rules/abortable.ts'

const never = new Promise<string>(() => undefined)
const reason = new Error('left')

describe('Abortable work', () => {
  it('resolves and rejects as the work does', async () => {
    const { signal } = new AbortController()
    const failure = new Error('failed')
    await expect(abortable(Promise.resolve('done'), signal)).resolves.toBe('done')
    await expect(abortable(Promise.reject(failure), signal)).rejects.toBe(failure)
  })

  it('rejects with the reason of the signal as soon as that is aborted', async () => {
    const leave = new AbortController()
    const result = abortable(never, leave.signal)
    leave.abort(reason)
    await expect(result).rejects.toBe(reason)
  })

  it('rejects when the signal was aborted before, even if the work is done', async () => {
    await expect(abortable(never, AbortSignal.abort(reason))).rejects.toBe(reason)
    await expect(abortable(Promise.resolve('done'), AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  it('does not report the later failure of work that was left', async () => {
    const work = Promise.withResolvers<string>()
    await expect(abortable(work.promise, AbortSignal.abort(reason))).rejects.toBe(reason)
    work.reject(new Error('late'))
  })

  it('stops listening to a signal that outlives the work', async () => {
    const { signal } = new AbortController()
    const listeners = new Set<unknown>()
    signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener)
    signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener)
    const work = Promise.withResolvers<string>()
    const result = abortable(work.promise, signal)
    expect(listeners.size).toBe(1)
    work.resolve('done')
    await result
    expect(listeners.size).toBe(0)
  })
})
