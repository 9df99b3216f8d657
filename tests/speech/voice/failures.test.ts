import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { waitFor } from 'xstate'
import { fakeMicrophone, withoutMicrophone } from '../support/fake-microphone.ts'
import { aPage, heard, PATIENCE } from './a-page.ts'

const reachesLevel = (actor: ReturnType<typeof aPage>['actor'], isReached: (level: number) => boolean) =>
  waitFor(actor, ({ context }) => isReached(context.level), PATIENCE)

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('A spoken answer', () => {
  it('is nothing heard when no one speaks, and nothing is sent', async () => {
    const microphone = await fakeMicrophone()
    const { actor, uploads } = aPage(async () => heard('Thank you'))
    actor.send({ type: 'voice.started' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('error'), PATIENCE)
    expect(context.failure?.kind).toBe('nothing-heard')
    expect(uploads).not.toHaveBeenCalled()
    expect(microphone.isReleased()).toBe(true)
  })

  it('fails in words when the microphone is denied', async () => {
    withoutMicrophone('NotAllowedError')
    const { actor, reaches } = aPage(async () => heard(''))
    actor.send({ type: 'voice.started' })
    expect((await reaches('error')).context.failure).toEqual({
      kind: 'denied',
      message: 'Microphone access denied. Please allow microphone access to use voice input.',
    })
  })

  it.each([
    [undefined, 3600, 'offline'],
    [429, 3600, 'busy'],
    [503, 3600, 'unavailable'],
    [503, undefined, 'unavailable'],
  ])('fails when the upload ends with %s and Retry-After %s', async (status, retryAfter, kind) => {
    const microphone = await fakeMicrophone()
    const refusal = Object.assign(new Error('refused'), { status, retryAfter })
    const { actor, reaches } = aPage(() => Promise.reject(refusal))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    expect((await reaches('error')).context.failure?.kind).toBe(kind)
  })

  it.each([500, 502, 504])('is sent once more after %d, and the page says so meanwhile', async (status) => {
    const microphone = await fakeMicrophone()
    let isDown = true
    const { actor, onNotice, reaches, uploads } = aPage(async () => {
      const wasDown = isDown
      isDown = false
      if (wasDown) throw Object.assign(new Error('failed'), { status })
      expect(onNotice).toHaveBeenLastCalledWith('retry')
      return heard('forty two')
    })
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    expect((await reaches('completed')).context.value).toBe(42)
    expect(uploads).toHaveBeenCalledTimes(2)
    expect(onNotice).toHaveBeenLastCalledWith(undefined)
  })

  it.each([429, 503])(
    'waits for a recogniser that answers %d as long as that says, and the page says so',
    async (status) => {
      const microphone = await fakeMicrophone()
      const times: number[] = []
      const { actor, onNotice, reaches, uploads } = aPage(async () => {
        times.push(performance.now())
        if (times.length === 1) throw Object.assign(new Error('busy'), { status, retryAfter: 2 })
        expect(onNotice).toHaveBeenLastCalledWith('busy')
        return heard('forty two')
      })
      actor.send({ type: 'voice.started' })
      await reaches({ capturing: 'listening' })
      await microphone.play(await commands.speakWav('forty two'))
      expect((await reaches('completed')).context.value).toBe(42)
      const [first = 0, second = 0] = times
      expect(second - first).toBeGreaterThan(1900)
      expect(new Set(uploads.mock.calls.map(([{ audio }]) => audio))).toHaveProperty('size', 1)
      expect(onNotice).toHaveBeenLastCalledWith(undefined)
    },
  )

  it('that waits for a recogniser is kept when the person stops, and nothing is said of it any more', async () => {
    const microphone = await fakeMicrophone()
    const busy = Object.assign(new Error('busy'), { status: 429, retryAfter: 60 })
    const { actor, onNotice, onRecordingSaved, reaches } = aPage(() => Promise.reject(busy))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    await expect.poll(() => onNotice.mock.lastCall, PATIENCE).toEqual(['busy'])
    expect(actor.getSnapshot().matches({ capturing: 'transcribing' })).toBe(true)
    actor.send({ type: 'voice.stopped' })
    expect(onNotice).toHaveBeenLastCalledWith(undefined)
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'], [])
  })

  it.each([
    [503, 1],
    [500, 2],
  ])('that fails with %d for good was sent %d times', async (status, times) => {
    const microphone = await fakeMicrophone()
    const { actor, reaches, uploads } = aPage(() => Promise.reject(Object.assign(new Error('failed'), { status })))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    await reaches('error')
    expect(uploads).toHaveBeenCalledTimes(times)
  })

  it('that a lost microphone cut short is used, shown, and explained', async () => {
    const microphone = await fakeMicrophone()
    const { actor, onNotice, reaches } = aPage(async () => heard('forty two'), { isHeld: true })
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two', { silence: { before: 0.3, after: 0.1 } }))
    await reachesLevel(actor, (level) => level > 0.5)
    await reachesLevel(actor, (level) => level < 0.1)
    microphone.tracks[0]?.dispatchEvent(new Event('ended'))
    expect((await reaches({ completed: 'confirming' })).context.value).toBe(42)
    expect(onNotice).toHaveBeenLastCalledWith('device-lost')
  })

  it('cannot begin without a connection, and says so', async () => {
    const { actor, reaches, voice } = aPage(async () => heard('forty two'))
    await voice.audioRecipient()
    vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false)
    actor.send({ type: 'voice.started' })
    expect((await reaches('error')).context.failure?.kind).toBe('offline')
  })
})
