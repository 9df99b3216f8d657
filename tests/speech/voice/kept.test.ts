import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { createActor, waitFor } from 'xstate'
import type { FormField } from '../../../contract/types.gen.ts'
import { voiceCaptureMachine } from '../../../machines/voice-capture/voice-capture.machine.ts'
import type { OpenOptions } from '../../../src/speech/open-options.ts'
import { fakeMicrophone } from '../support/fake-microphone.ts'
import { aNumber, aPage, actorsOf, first, heard, PATIENCE } from './a-page.ts'

/** False where the browser asks first. */
const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

function speakIn(voice: ReturnType<typeof aPage>['voice'], field: FormField, options: OpenOptions) {
  const machine = voiceCaptureMachine.provide({ actors: actorsOf(voice, options) })
  const actor = createActor(machine, { input: { field } }).start()
  actor.send({ type: 'voice.started' })
  return actor
}

/** The person goes elsewhere while they speak, or while what they said is transcribed. */
async function left(while_: 'listening' | 'transcribing' | 'waiting') {
  const microphone = await fakeMicrophone()
  const answers = Promise.withResolvers<ReturnType<typeof heard>>()
  const page = aPage(() => answers.promise)
  page.actor.send({ type: 'voice.started' })
  await page.reaches({ capturing: 'listening' })
  const playing = microphone.play(await commands.speakWav('forty two'))
  if (while_ === 'listening') await waitFor(page.actor, (snapshot) => snapshot.hasTag('speaking'), PATIENCE)
  else await playing.then(() => page.reaches({ capturing: 'transcribing' }))
  if (while_ === 'waiting') {
    answers.reject(Object.assign(new Error('busy'), { status: 429, retryAfter: 4 }))
    await vi.waitUntil(() => page.onNotice.mock.lastCall?.[0] === 'busy', PATIENCE)
  }
  page.actor.stop()
  const isHeardOnceMore = () =>
    waitFor(speakIn(page.voice, aNumber, { isAgain: true }), (snapshot) => snapshot.matches('completed'), PATIENCE)
  return { ...page, answers, isHeardOnceMore }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('A spoken answer', () => {
  it('that failed is heard again without being said again: the same sound', async () => {
    const microphone = await fakeMicrophone()
    let isDown = true
    const page = aPage(async () => {
      if (isDown) throw Object.assign(new Error('refused'), { status: 503 })
      return heard('forty two')
    })
    const { actor, onRecordingSaved, options, reaches, uploads } = page
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    const { failure } = (await reaches('error')).context
    expect(failure).toMatchObject({ kind: 'unavailable', isKept: true })
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'], [])
    isDown = false
    options.isAgain = true
    actor.send({ type: 'voice.pressed' })
    actor.send({ type: 'voice.started' })
    expect((await reaches('completed')).context.value).toBe(42)
    expect(uploads.mock.calls.map(([{ audio }]) => audio)).toEqual([first(uploads).audio, first(uploads).audio])
    expect(microphone.tracks).toHaveLength(1)
    expect(onRecordingSaved).toHaveBeenLastCalledWith([], [])
  })

  it('that is on its way when the person goes on is kept for its field, and transcribed on: it is heard there at once', async () => {
    const { onRecordingSaved, uploads, voice, isHeardOnceMore, answers } = await left('transcribing')
    expect(uploads).toHaveBeenCalledOnce()
    expect(first(uploads).signal.aborted).toBe(false)
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'], ['age'])
    const elsewhere = speakIn(voice, { ...aNumber, id: 'height', name: 'height' }, {})
    await waitFor(elsewhere, (snapshot) => snapshot.matches({ capturing: 'listening' }))
    elsewhere.stop()
    expect(onRecordingSaved, 'speaking elsewhere takes nothing away').toHaveBeenLastCalledWith(['age'], ['age'])
    answers.resolve(heard('forty two'))
    const { value, context } = await isHeardOnceMore()
    expect(value).toEqual({ completed: 'accepted' })
    expect(context.value).toBe(42)
    expect(uploads).toHaveBeenCalledOnce()
    expect(onRecordingSaved).toHaveBeenLastCalledWith([], [])
  })

  it('that waits for a recogniser that is busy waits on, and who comes back is told so again', async () => {
    const { onNotice, uploads, isHeardOnceMore } = await left('waiting')
    expect(onNotice, 'nothing is said of it elsewhere').toHaveBeenLastCalledWith(undefined)
    onNotice.mockClear()
    uploads.mockResolvedValue(heard('forty two'))
    const isHeard = isHeardOnceMore()
    await expect.poll(() => onNotice.mock.lastCall, PATIENCE).toEqual(['busy'])
    expect((await isHeard).context.value).toBe(42)
    expect(uploads, 'by the attempt that was under way').toHaveBeenCalledTimes(2)
    expect(onNotice).toHaveBeenLastCalledWith(undefined)
  })

  it('that is being said when the person goes elsewhere is kept as far as it was said, and asked about', async () => {
    const { onRecordingSaved, isHeardOnceMore, answers } = await left('listening')
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'], ['age'])
    expect(leave(), 'the browser asks before the page is left').toBe(false)
    answers.resolve(heard('forty two'))
    const { value, context } = await isHeardOnceMore()
    expect(value).toEqual({ completed: 'confirming' })
    expect(context.value).toBe(42)
  })

  it('that fails while the person is elsewhere waits for another attempt, and is asked about then too', async () => {
    const { onRecordingSaved, uploads, isHeardOnceMore, answers } = await left('listening')
    answers.reject(Object.assign(new Error('refused'), { status: 503 }))
    await expect.poll(() => onRecordingSaved.mock.lastCall).toEqual([['age'], []])
    uploads.mockResolvedValue(heard('forty two'))
    expect((await isHeardOnceMore()).value).toEqual({ completed: 'confirming' })
  })

  it('in which nothing was said after all leaves nothing behind', async () => {
    const { onRecordingSaved, answers } = await left('listening')
    answers.resolve(heard(' '))
    await expect.poll(() => onRecordingSaved.mock.lastCall).toEqual([[], []])
  })

  it('that is stopped while it is said leaves what was kept before', async () => {
    const microphone = await fakeMicrophone()
    const { actor, onRecordingSaved, reaches, uploads } = aPage(() =>
      Promise.reject(Object.assign(new Error('refused'), { status: 503 })),
    )
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    await reaches('error')
    const before = uploads.mock.calls.length
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    void microphone.play(await commands.speakWav('seven'))
    await waitFor(actor, (snapshot) => snapshot.hasTag('speaking'), PATIENCE)
    actor.send({ type: 'voice.stopped' })
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'], [])
    expect(uploads).toHaveBeenCalledTimes(before)
  })

  it('that is heard again stays kept when the person goes on meanwhile, until it is let go of', async () => {
    const microphone = await fakeMicrophone()
    let isDown = true
    const page = aPage(() =>
      isDown ? Promise.reject(Object.assign(new Error('refused'), { status: 503 })) : new Promise(() => {}),
    )
    const { actor, onRecordingSaved, options, reaches, uploads, voice } = page
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    await reaches('error')
    isDown = false
    options.isAgain = true
    const before = uploads.mock.calls.length
    actor.send({ type: 'voice.started' })
    await expect.poll(() => uploads.mock.calls.length).toBe(before + 1)
    actor.stop()
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'], [])
    voice.letGo('age')
    expect(onRecordingSaved).toHaveBeenLastCalledWith([], [])
  })

  it.each([
    ['conversation', 'conversation', true],
    ['answer', 'conversation', true],
    ['spelling', 'spelling', true],
    ['command', 'command', false],
    ['command', 'conversation', false],
    ['spelling', 'conversation', false],
  ] as const)('that failed as %s is heard when a conversation listens for %s: %s', async (said, asked, isHeard) => {
    const microphone = await fakeMicrophone()
    const { actor, onRecordingSaved, options, reaches, uploads } = aPage(() =>
      Promise.reject(Object.assign(new Error('refused'), { status: 503 })),
    )
    options.listenFor = said
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    await reaches('error')
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'], [])
    Object.assign(options, { hearsSaved: true, listenFor: asked })
    // On a busy machine there is a pause between the words, in which they are transcribed too.
    const before = uploads.mock.calls.length
    actor.send({ type: 'voice.started' })
    await (isHeard ? reaches('error') : reaches({ capturing: 'listening' }))
    expect(uploads).toHaveBeenCalledTimes(before + (isHeard ? 1 : 0))
    expect(onRecordingSaved).toHaveBeenLastCalledWith(said === 'command' ? [] : ['age'], [])
    actor.stop()
  })

  it('is not lost by a reload without a question, from its first sound to its end', async () => {
    const microphone = await fakeMicrophone()
    const answers = Promise.withResolvers<ReturnType<typeof heard>>()
    const { actor, reaches } = aPage(() => answers.promise)
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    expect(leave(), 'nothing was said').toBe(true)
    await microphone.play(await commands.speakWav('forty two'))
    await reaches({ capturing: 'transcribing' })
    expect(leave()).toBe(false)
    answers.resolve(heard('forty two'))
    await reaches('completed')
    expect(leave()).toBe(true)
  })

  it('that failed stays kept until something else was heard in its place', async () => {
    const microphone = await fakeMicrophone()
    let isDown = true
    const { actor, onRecordingSaved, reaches, uploads } = aPage(async () => {
      if (isDown) throw Object.assign(new Error('refused'), { status: 503 })
      return heard('seven')
    })
    const speaks = async (words: string) => {
      actor.send({ type: 'voice.started' })
      await reaches({ capturing: 'listening' })
      await microphone.play(await commands.speakWav(words))
    }
    await speaks('forty two')
    await reaches('error')
    expect(onRecordingSaved).toHaveBeenLastCalledWith(['age'], [])
    expect(leave(), 'the browser asks before the page is left').toBe(false)
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    actor.send({ type: 'voice.stopped' })
    expect(onRecordingSaved, 'nothing was said').toHaveBeenLastCalledWith(['age'], [])
    isDown = false
    await speaks('seven')
    expect((await reaches('completed')).context.value).toBe(7)
    expect(uploads.mock.lastCall?.[0].audio).not.toBe(first(uploads).audio)
    expect(onRecordingSaved).toHaveBeenLastCalledWith([], [])
    expect(leave()).toBe(true)
  })
})
