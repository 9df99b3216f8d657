import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DOUBTFUL_CONFIDENCE } from '../../rules/limits.ts'
import { onMicrophoneTaken, takeMicrophone } from '../../src/speech/capture/other-tabs.ts'
import { VoiceProblem } from '../../src/speech/problems.ts'
import { Spoken, type Tell } from '../../src/speech/utterance.ts'
import type { Heard, Hints } from '../../src/speech/transcriber.ts'

afterEach(() => vi.restoreAllMocks())

const hints: Hints = { fieldId: 'f1', type: 'text', label: 'Your name' }

/** An answer that is being spoken into an open microphone, and what the machine is told of it. */
function anAnswer({ hasSpeech = true, heard = { text: 'grace', transcriber: 'a', confidence: 0.9 } as Heard } = {}) {
  const tell = vi.fn<Tell>()
  const listening = { stop: async () => heard, cancel: vi.fn<() => void>() }
  const spoken = new Spoken(hints, tell)
  onTestFinished(() => spoken.leave())
  spoken.opened(listening)
  spoken.follow(tell)
  spoken.hasSpeech = hasSpeech
  const told = () => tell.mock.calls.map(([event]) => event.type)
  return { spoken, listening, tell, told }
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
    const { spoken, told } = anAnswer()
    await cut()
    await expect.poll(told).toEqual(['microphone.opened', 'speech.ended'])
    expect(spoken.cut).toBe(kind)
    spoken.finish()
    expect((await spoken.heard)?.confidence).toBe(DOUBTFUL_CONFIDENCE)
  })

  it('fails in words of its own when nothing was said yet, and the microphone is off', async () => {
    const { listening, tell } = anAnswer({ hasSpeech: false })
    await cut()
    const { message } = new VoiceProblem(kind)
    await expect.poll(() => tell.mock.lastCall).toEqual([{ type: 'capture.failed', failure: { kind, message } }])
    expect(message).toContain('type your answer')
    expect(listening.cancel).toHaveBeenCalledOnce()
  })

  it('is not cut short once it is over', async () => {
    const { spoken, told } = anAnswer()
    spoken.over('speech-ended')
    await cut()
    expect(told()).toEqual(['microphone.opened', 'speech.ended'])
    expect(spoken.cut).toBeUndefined()
  })

  it('is left alone once the person has stopped it', async () => {
    const { spoken, told } = anAnswer()
    spoken.leave()
    await cut()
    expect(told()).toEqual(['microphone.opened'])
  })
})

describe('An answer that ends early', () => {
  it('because it is too long is used as far as it was heard, without a question', async () => {
    const { spoken, told } = anAnswer()
    spoken.over('too-long')
    expect(told()).toEqual(['microphone.opened', 'speech.ended'])
    expect(spoken.cut).toBe('too-long')
    spoken.finish()
    expect((await spoken.heard)?.confidence).toBe(0.9)
  })

  it('because the microphone was pulled out is used, and asked for', async () => {
    const { spoken } = anAnswer({ heard: { text: 'grace', transcriber: 'a' } })
    spoken.over('device-lost')
    spoken.finish()
    expect(await spoken.heard).toEqual({ text: 'grace', transcriber: 'a', confidence: DOUBTFUL_CONFIDENCE })
  })

  it('before anybody follows is told to whoever follows then', () => {
    const tell = vi.fn<Tell>()
    const spoken = new Spoken(hints, vi.fn<Tell>())
    onTestFinished(() => spoken.leave())
    spoken.over('nothing-heard')
    spoken.follow(tell)
    expect(tell).toHaveBeenCalledExactlyOnceWith({ type: 'nothing.heard' })
  })
})

it('Nobody listens in a page that is hidden already', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { told } = anAnswer({ hasSpeech: false })
  expect(told()).toEqual(['microphone.opened', 'capture.failed'])
})

it('A browser whose tabs cannot speak to each other listens all the same', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(anAnswer().told()).toEqual(['microphone.opened'])
  vi.unstubAllGlobals()
})

it('A page that opens its microphone anew is no other tab to itself', async () => {
  const taken = vi.fn<() => void>()
  onTestFinished(onMicrophoneTaken(taken))
  onTestFinished(takeMicrophone(() => undefined))
  expect(taken).not.toHaveBeenCalled()
  await speakElsewhere()
  expect(taken).toHaveBeenCalledOnce()
})
