import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { createActor, waitFor } from 'xstate'
import type { TranscriberInfo } from '../../../contract/types.gen.ts'
import { voiceCaptureMachine } from '../../../machines/voice-capture/voice-capture.machine.ts'
import type { OpenOptions } from '../../../src/speech/open-options.ts'
import type { AskConsent } from '../../../src/speech/transcribers/chain.ts'
import type { Upload } from '../../../src/speech/transcribers/server.ts'
import { Voice } from '../../../src/speech/voice.ts'
import { fakeMicrophone } from '../support/fake-microphone.ts'
import { aNumber, actorsOf, PATIENCE } from './a-page.ts'

const service = (host: string): TranscriberInfo => ({ id: 'openai', label: host, privacy: 'third-party', host })

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page that has named old.example, while the server sends what is said to new.example. */
async function outdated(answerNew: AskConsent) {
  const microphone = await fakeMicrophone()
  let host = 'old.example'
  const upload = vi.fn<Upload>(async (answer) => {
    if (answer.host !== host) throw Object.assign(new Error('not named'), { status: 503 })
    return { text: 'forty two', transcriber: 'openai' }
  })
  const askConsent = vi.fn<AskConsent>(async (question, signal) =>
    question.question.includes('old.example') ? true : answerNew(question, signal),
  )
  const [onAudioRecipient, onRecordingSaved] = [
    vi.fn<(text: string) => void>(),
    vi.fn<(fieldIds: readonly string[]) => void>(),
  ]
  const capabilities = async () => ({ transcribers: [service(host)] })
  const voice = new Voice({ capabilities, upload, askConsent, onAudioRecipient, onRecordingSaved, lang: 'en-US' })
  const options: OpenOptions = {}
  const machine = voiceCaptureMachine.provide({ actors: actorsOf(voice, options) })
  const actor = createActor(machine, { input: { field: aNumber } }).start()
  onTestFinished(() => {
    actor.stop()
    voice.letGo(aNumber.id)
  })
  actor.send({ type: 'voice.started' })
  await waitFor(actor, (snapshot) => snapshot.matches({ capturing: 'listening' }), PATIENCE)
  host = 'new.example'
  await microphone.play(await commands.speakWav('forty two'))
  const reaches = (state: 'error' | 'declined' | 'completed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state), PATIENCE)
  const questions = () => askConsent.mock.calls.map(([{ question }]) => question)
  const recipients = () => upload.mock.calls.map(([answer]) => answer.host)
  return { actor, options, reaches, questions, recipients, onAudioRecipient, onRecordingSaved }
}

const BOTH = ['May your voice be sent to old.example?', 'May your voice be sent to new.example?']

describe('What would go to another service than was named', () => {
  it('goes there once the person has allowed that, which they are asked at once, and is not said again', async () => {
    const { reaches, questions, recipients, onAudioRecipient } = await outdated(async () => true)
    expect((await reaches('completed')).context.value).toBe(42)
    expect(questions()).toEqual(BOTH)
    expect(recipients().at(-1)).toBe('new.example')
    expect(onAudioRecipient).toHaveBeenLastCalledWith(
      'Your voice goes to new.example, a service outside this site, which turns it into text.',
    )
  })

  it('goes nowhere after a no, and waits where it is for a person who changes their mind', async () => {
    let isAllowed = false
    const page = await outdated(async () => isAllowed)
    const { actor, options, reaches, questions, recipients, onAudioRecipient, onRecordingSaved } = page
    await reaches('declined')
    expect(questions()).toEqual(BOTH)
    expect(recipients()).not.toContain('new.example')
    expect(onRecordingSaved).toHaveBeenLastCalledWith([aNumber.id], [])
    expect(onAudioRecipient).toHaveBeenLastCalledWith(
      'Your voice goes to new.example, a service outside this site, which turns it into text. You are asked first.',
    )
    isAllowed = true
    options.isAgain = true
    actor.send({ type: 'voice.started' })
    expect((await reaches('completed')).context.value).toBe(42)
  })

  it('is not asked about at another field: it waits for a person who goes on', async () => {
    const asked = Promise.withResolvers<AbortSignal>()
    const page = await outdated((_, signal) => {
      asked.resolve(signal)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(false)))
    })
    const { actor, recipients, onRecordingSaved } = page
    const signal = await asked.promise
    actor.stop()
    expect(signal.aborted).toBe(true)
    await expect.poll(() => onRecordingSaved.mock.lastCall).toEqual([[aNumber.id], []])
    expect(recipients()).not.toContain('new.example')
  })
})
