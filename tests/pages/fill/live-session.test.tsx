import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { LiveSession } from '../../../src/pages/fill/live/live-session.ts'
import type { LiveState } from '../../../src/pages/fill/live/live-state.ts'
import { aPublicForm, someFields } from '../../support/builders.ts'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'log').mockReturnValue()
})

/** A session of two questions, and what it shows from now on. */
function aLiveSession() {
  const form = aPublicForm({ structure: { fields: someFields({}, {}) } })
  const show = vi.fn<(state: LiveState) => void>()
  const live = new LiveSession(form, show)
  onTestFinished(() => {
    live.stop()
    vi.restoreAllMocks()
  })
  show.mockClear()
  const saved = () => localStorage.getItem(`form-session:${form.id}`) ?? ''
  return { live, show, saved }
}

describe('A session that runs', () => {
  it('shows what came of one act once, and at once', () => {
    const { live, show } = aLiveSession()
    live.send({ type: 'field.typed', value: 'Ada' })
    expect(show).toHaveBeenCalledOnce()
    live.send({ type: 'next.requested' })
    expect(show).toHaveBeenCalledTimes(2)
    expect(show.mock.lastCall?.[0].snapshot.context.index).toBe(1)
  })

  it('shows what a key did once', () => {
    const { show } = aLiveSession()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true }))
    expect(show).toHaveBeenCalledOnce()
    expect(show.mock.lastCall?.[0].snapshot.context.index).toBe(1)
  })

  it('shows nothing for what changes nothing', () => {
    const { show } = aLiveSession()
    document.dispatchEvent(new PointerEvent('pointerdown'))
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    expect(show).not.toHaveBeenCalled()
  })

  it('has saved all that one act changed before the browser does anything else, and once', async () => {
    const { live, saved } = aLiveSession()
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    live.send({ type: 'field.typed', value: 'Ada' })
    live.send({ type: 'next.requested' })
    await Promise.resolve()
    expect(JSON.parse(saved())).toMatchObject({ currentFieldIndex: 1 })
    expect(saved()).toContain('"value":"Ada"')
    expect(setItem.mock.calls.filter(([key]) => key.startsWith('form-session:'))).toHaveLength(1)
  })

  it('saves what changed last when it ends', () => {
    const { live, saved } = aLiveSession()
    live.send({ type: 'field.typed', value: 'Ada' })
    live.stop()
    expect(saved()).toContain('"value":"Ada"')
  })
})
