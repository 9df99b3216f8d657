import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { FormField, TranscriberInfo, Transcription } from '../../contract/types.gen.ts'
import { voiceCaptureMachine } from '../../machines/voice-capture.machine.ts'
import type { Heard, ListeningEvent, MicrophoneEvent } from '../../machines/voice-capture.types.ts'
import type { AnswerValue } from '../../rules/answers.ts'
import type { SpokenAnswer } from '../../src/speech/transcribers/server.ts'
import { Voice } from '../../src/speech/voice.ts'
import { fakeMicrophone, withoutMicrophone } from './fake-microphone.ts'

const ourServer: TranscriberInfo = { id: 'pocketsphinx', label: 'Basic', privacy: 'our-server' }
const aNumber: FormField = { id: 'age', name: 'age', label: 'Your age', type: 'number' }

const heard = (text: string): Transcription => ({ text, transcriber: 'pocketsphinx' })

interface FieldInput {
  field: FormField
}

const actorsOf = (voice: Voice) => ({
  openMicrophone: fromCallback<MicrophoneEvent, FieldInput>(({ input, sendBack }) => voice.open(input.field, sendBack)),
  listenForSpeech: fromCallback<ListeningEvent, FieldInput>(({ sendBack }) => voice.follow(sendBack)),
  finishSpeech: fromPromise<void>(() => voice.finish()),
  transcribe: fromPromise<Heard, FieldInput>(() => voice.heard()),
  normaliseTranscript: fromPromise<AnswerValue | undefined, FieldInput & { heard: Heard }>(({ input }) =>
    voice.understand(input.field, input.heard),
  ),
})

function aPage(upload: (answer: SpokenAnswer) => Promise<Transcription>, field = aNumber) {
  const uploads = vi.fn<typeof upload>(upload)
  const voice = new Voice({
    capabilities: async () => ({ transcribers: [ourServer] }),
    upload: uploads,
    askConsent: async () => true,
    lang: 'en-US',
  })
  const actor = createActor(voiceCaptureMachine.provide({ actors: actorsOf(voice) }), { input: { field } }).start()
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 8000 })
  return { actor, uploads, voice, reaches }
}

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

  it('takes the first reading that gives a value', async () => {
    const microphone = await fakeMicrophone()
    const { actor, reaches } = aPage(async () => ({ ...heard('for tea too'), alternatives: ['forty two'] }))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    expect((await reaches('completed')).context.value).toBe(42)
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

  it('is nothing heard when nobody speaks, and nothing is sent', async () => {
    const microphone = await fakeMicrophone()
    const { actor, uploads } = aPage(async () => heard('Thank you'))
    actor.send({ type: 'voice.started' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('error'), { timeout: 12_000 })
    expect(context.failure?.kind).toBe('nothing-heard')
    expect(uploads).not.toHaveBeenCalled()
    expect(microphone.isReleased()).toBe(true)
  })

  it('fails with the words of the specification when the microphone is denied', async () => {
    withoutMicrophone('NotAllowedError')
    const { actor, reaches } = aPage(async () => heard(''))
    actor.send({ type: 'voice.started' })
    expect((await reaches('error')).context.failure).toEqual({
      kind: 'denied',
      message: 'Microphone access denied. Please allow microphone access to use voice input.',
    })
  })

  it.each([
    [undefined, 'offline'],
    [429, 'busy'],
    [503, 'unavailable'],
  ])('fails when the upload ends with %s', async (status, kind) => {
    const microphone = await fakeMicrophone()
    const { actor, reaches } = aPage(() => Promise.reject(Object.assign(new Error('refused'), { status })))
    actor.send({ type: 'voice.started' })
    await reaches({ capturing: 'listening' })
    await microphone.play(await commands.speakWav('forty two'))
    expect((await reaches('error')).context.failure?.kind).toBe(kind)
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
    expect(await aPage(async () => heard('')).voice.hearer()).toContain('this site only')
  })
})
