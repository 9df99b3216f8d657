import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DOUBTFUL_CONFIDENCE } from '../../rules/limits.ts'
import { onMicrophoneTaken, takeMicrophone } from '../../src/speech/capture/other-tabs.ts'
import { VoiceProblem } from '../../src/speech/problems.ts'
import { Utterance, type Notify } from '../../src/speech/utterance.ts'
import type { Heard, Hints } from '../../src/speech/transcriber.ts'

afterEach(() => vi.restoreAllMocks())

const hints: Hints = { fieldId: 'f1', type: 'text', label: 'Your name' }

/** An answer that is being spoken into an open microphone, and the events sent to the machine. */
function anAnswer({ hasSpeech = true, heard = { text: 'grace', transcriber: 'a', confidence: 0.9 } as Heard } = {}) {
  const notify = vi.fn<Notify>()
  const listening = { stop: async () => heard, cancel: vi.fn<() => void>() }
  const utterance = new Utterance(hints, notify)
  onTestFinished(() => utterance.leave())
  utterance.opened(listening)
  if (hasSpeech) utterance.listeners.onSpeech?.()
  utterance.follow(notify)
  const sent = () => notify.mock.calls.map(([event]) => event.type)
  return { utterance, listening, notify, sent }
}

/** The person turns to another tab. */
function hide() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Another tab of this browser says so. Over when all know. */
async function speakElsewhere() {
  const [second, third] = [new BroadcastChannel('voice-input'), new BroadcastChannel('voice-input')]
  const known = new Promise((resolve) => third.addEventListener('message', resolve))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  second.postMessage('another page')
  await known
  for (const channel of [second, third]) channel.close()
}

const ways = [
  ['hidden', hide],
  ['elsewhere', speakElsewhere],
] as const

describe.each(ways)('An answer that is cut short: %s', (kind, cut) => {
  it('counts as far as it was said, and is asked for since it may be half', async () => {
    const { utterance, sent } = anAnswer()
    await cut()
    await expect.poll(sent).toEqual(['microphone.opened', 'speech.ended'])
    expect(utterance.cut).toBe(kind)
    utterance.finish()
    expect((await utterance.heard)?.confidence).toBe(DOUBTFUL_CONFIDENCE)
  })

  it('fails in words of its own when nothing was said yet, and the microphone is off', async () => {
    const { listening, notify } = anAnswer({ hasSpeech: false })
    await cut()
    const { message } = new VoiceProblem(kind)
    await expect.poll(() => notify.mock.lastCall).toEqual([{ type: 'capture.failed', failure: { kind, message } }])
    expect(message).toContain('type your answer')
    expect(listening.cancel).toHaveBeenCalledOnce()
  })

  it('is not cut short once it is over', async () => {
    const { utterance, sent } = anAnswer()
    utterance.end('speech-ended')
    await cut()
    expect(sent()).toEqual(['microphone.opened', 'speech.ended'])
    expect(utterance.cut).toBeUndefined()
  })

  it('is left alone once the person has stopped it', async () => {
    const { utterance, sent } = anAnswer()
    utterance.leave()
    await cut()
    expect(sent()).toEqual(['microphone.opened'])
  })
})

describe('An answer that ends early', () => {
  it('because it is too long is used as far as it was heard, without a question', async () => {
    const { utterance, sent } = anAnswer()
    utterance.end('too-long')
    expect(sent()).toEqual(['microphone.opened', 'speech.ended'])
    expect(utterance.cut).toBe('too-long')
    utterance.finish()
    expect((await utterance.heard)?.confidence).toBe(0.9)
  })

  it('because the microphone was pulled out is used, and asked for', async () => {
    const { utterance } = anAnswer({ heard: { text: 'grace', transcriber: 'a' } })
    utterance.end('device-lost')
    utterance.finish()
    expect(await utterance.heard).toEqual({ text: 'grace', transcriber: 'a', confidence: DOUBTFUL_CONFIDENCE })
  })

  it('before anything follows is sent to what follows then', () => {
    const notify = vi.fn<Notify>()
    const utterance = new Utterance(hints, vi.fn<Notify>())
    onTestFinished(() => utterance.leave())
    utterance.end('nothing-heard')
    utterance.follow(notify)
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: 'nothing.heard' })
  })
})

it('A page that is hidden already does not listen', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { sent } = anAnswer({ hasSpeech: false })
  expect(sent()).toEqual(['microphone.opened', 'capture.failed'])
})

it('A browser whose tabs cannot speak to each other listens all the same', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(anAnswer().sent()).toEqual(['microphone.opened'])
  vi.unstubAllGlobals()
})

it('A page that opens its microphone again is no other tab to itself', async () => {
  const taken = vi.fn<() => void>()
  onTestFinished(onMicrophoneTaken(taken))
  onTestFinished(takeMicrophone(() => undefined))
  expect(taken).not.toHaveBeenCalled()
  await speakElsewhere()
  expect(taken).toHaveBeenCalledOnce()
})
