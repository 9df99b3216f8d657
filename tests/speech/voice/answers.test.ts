import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { createActor, waitFor } from 'xstate'
import { voiceCaptureMachine } from '../../../machines/voice-capture/voice-capture.machine.ts'
import type { Upload } from '../../../src/speech/transcribers/server.ts'
import { fakeMicrophone } from '../support/fake-microphone.ts'
import { aNumber, aPage, aWish, actorsOf, heard, PATIENCE } from './a-page.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('A spoken answer', () => {
  it('goes from the microphone to the value of the field', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches, uploads } = aPage(async () => heard('forty two'))
    const levels: number[] = []
    actor.subscribe(({ context }) => levels.push(context.level))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    const { context } = await reaches('completed')
    expect(context).toMatchObject({ value: 42, transcript: 'forty two', failure: null })
    expect(Math.max(...levels)).toBeGreaterThan(0.5)
    expect(uploads.mock.calls[0]?.[0]).toMatchObject({ fieldId: 'age', lang: 'en-US' })
    expect(uploads.mock.calls[0]?.[0].audio.size).toBeLessThan(64_000)
    expect(microphone.isReleased()).toBe(true)
  })

  it('is transcribed in the pause after it, and not again at its end', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches, uploads } = aPage(async () => heard('forty two'))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two', { silence: { before: 0.4, after: 3 } }))
    await reaches({ capturing: { listening: 'previewing' } })
    expect(microphone.isReleased()).toBe(false)
    const { context } = await reaches('completed')
    expect(context).toMatchObject({ value: 42, transcript: 'forty two' })
    expect(uploads).toHaveBeenCalledOnce()
  })

  it('that was transcribed in vain in the pause is sent once more at its end, as after any first attempt', async () => {
    const microphone = await fakeMicrophone()
    const attempts = [() => Promise.reject(new TypeError('Failed to fetch')), async () => heard('forty two')]
    const { actor, reaches, uploads, onNotice } = aPage(
      () => attempts.shift()?.() ?? Promise.reject(new Error('again')),
    )
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two', { silence: { before: 0.4, after: 3 } }))
    expect((await reaches('completed')).context.value).toBe(42)
    expect(uploads).toHaveBeenCalledTimes(2)
    expect(onNotice.mock.calls.flat().filter(Boolean)).toHaveLength(1)
  })

  it('goes on after a pause: the whole of it is transcribed', async () => {
    const microphone = await fakeMicrophone()
    const sizes: number[] = []
    // A page that is busy goes on late, and must not find the answer ended.
    const upload: Upload = async ({ audio }) => {
      sizes.push(audio.size)
      return heard(sizes.length === 1 ? 'one hundred' : 'one hundred and twelve')
    }
    const { actor, reaches } = aPage(upload, {}, aNumber, 'very-long')
    const [begun, goneOn] = [
      await commands.speakWav('one hundred', { silence: { before: 0.4, after: 2 } }),
      await commands.speakWav('and twelve', { silence: { before: 0, after: 3 } }),
    ]
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(begun)
    await waitFor(actor, ({ context }) => context.transcript === 'one hundred', PATIENCE)
    expect(actor.getSnapshot().matches({ capturing: 'listening' })).toBe(true)
    await microphone.play(goneOn)
    expect((await reaches('completed')).context.value).toBe(112)
    expect(sizes).toHaveLength(2)
    expect(sizes[1]).toBeGreaterThan((sizes[0] ?? 0) + 16_000)
  })

  it('of a text is shown in a pause while the microphone is open, grows with what follows, and is given once it is over', async () => {
    const microphone = await fakeMicrophone()
    const transcripts = ['I would like to come', 'I would like to come earlier']
    const { actor, reaches } = aPage(async () => heard(transcripts.shift() ?? ''), {}, aWish, 'very-long')
    const shows = (text: string) => waitFor(actor, ({ context }) => context.soFar === text, PATIENCE)
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('I would like to come', { silence: { before: 0.4, after: 2 } }))
    expect((await shows('I would like to come')).matches({ capturing: 'listening' })).toBe(true)
    expect(microphone.isReleased()).toBe(false)
    await microphone.play(await commands.speakWav('earlier', { silence: { before: 0, after: 2 } }))
    expect((await shows('I would like to come earlier')).matches({ capturing: 'listening' })).toBe(true)
    const { context } = await reaches('completed')
    expect(context).toMatchObject({ value: 'I would like to come earlier', soFar: undefined })
    expect(transcripts).toEqual([])
  })

  it.each(['requesting-permission', 'listening'] as const)(
    'is stopped while %s: the microphone closes and nothing is sent',
    async (phase) => {
      const microphone = await fakeMicrophone()
      const { actor, reaches, uploads } = aPage(async () => heard('forty two'))
      actor.send({ type: 'voice.started' })
      await reaches({ capturing: phase })
      actor.send({ type: 'voice.stopped' })
      expect(actor.getSnapshot().value).toBe('idle')
      await expect.poll(microphone.isReleased).toBe(true)
      expect(uploads).not.toHaveBeenCalled()
    },
  )

  it('is stopped while transcribing: the upload is cancelled', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches, uploads } = aPage(() => new Promise(() => {}))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    await reaches({ capturing: 'transcribing' })
    await expect.poll(() => uploads.mock.calls.length).toBe(1)
    expect(microphone.isReleased()).toBe(true)
    actor.send({ type: 'voice.stopped' })
    expect(uploads.mock.calls[0]?.[0].signal.aborted).toBe(true)
  })

  it('is what was said until the person lets go of the button, through any silence', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches } = aPage(async () => heard('forty two'), { isHeld: true })
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    const early = waitFor(actor, (snapshot) => !snapshot.matches({ capturing: 'listening' }), { timeout: 4000 })
    await expect(early).rejects.toThrow('Timeout')
    actor.send({ type: 'voice.finished' })
    expect((await reaches('completed')).context.value).toBe(42)
  })

  it('opens one microphone at a time', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches, voice } = aPage(async () => heard('one'))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    const other = createActor(voiceCaptureMachine.provide({ actors: actorsOf(voice) }), { input: { field: aNumber } })
    other.start().send({ type: 'voice.started' })
    await waitFor(other, (snapshot) => snapshot.matches({ capturing: 'listening' }))
    expect(microphone.tracks.filter(({ readyState }) => readyState === 'live')).toHaveLength(1)
    other.stop()
    actor.stop()
    await expect.poll(microphone.isReleased).toBe(true)
  })

  it('says who hears before anybody has spoken', async () => {
    expect(await aPage(async () => heard('')).voice.audioRecipient()).toContain('this site only')
  })
})
