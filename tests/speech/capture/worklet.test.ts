import { describe, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { CAPTURE_PROCESSOR, type CaptureMessage } from '../../../src/speech/capture/worklet-messages.ts'
// oxlint-disable-next-line import/default -- Vite makes it
import workletUrl from '../../../src/speech/capture/worklet.ts?worker&url'
import { bytesOf } from '../support/fake-microphone.ts'

const limits = { hangMs: 800, noSpeechMs: 3000, maxMs: 30_000 }

/** Plays a sound through the worklet faster than it sounds; no frame of it is ever dropped. */
async function hear(wav: string, rate: number): Promise<CaptureMessage[]> {
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytesOf(wav).buffer)
  const context = new OfflineAudioContext(1, sound.length + 4 * rate, rate)
  await context.audioWorklet.addModule(workletUrl)
  const node = new AudioWorkletNode(context, CAPTURE_PROCESSOR, { processorOptions: limits })
  const messages: CaptureMessage[] = []
  node.port.addEventListener('message', ({ data }: MessageEvent<CaptureMessage>) => messages.push(data))
  node.port.start()
  const source = new AudioBufferSourceNode(context, { buffer: sound })
  source.connect(node).connect(context.destination)
  source.start()
  await context.startRendering()
  await expect.poll(() => messages.length).toBeGreaterThanOrEqual(Math.floor((50 * context.length) / rate) - 1)
  return messages
}

const endpointEventsOf = (messages: CaptureMessage[]) => messages.flatMap(({ endpointEvent }) => endpointEvent ?? [])
const loudest = (messages: CaptureMessage[]) => Math.max(...messages.map(({ level }) => level))

const voices = [
  { voice: 'slt', noise: undefined },
  { voice: 'rms', noise: 15 },
  { voice: 'awb', noise: undefined },
  { voice: 'kal16', noise: 15 },
]

describe.each([16_000, 44_100, 48_000])('The worklet at %i Hz', (rate) => {
  it.each(voices)('finds the speech of voice $voice, noise $noise dB', async ({ noise, voice }) => {
    const around = { ...(noise !== undefined && { noise }), silence: { before: 0.5, after: 1.5 } }
    const messages = await hear(await commands.speakWav('forty two', { engine: 'flite', voice, ...around }), rate)
    expect(endpointEventsOf(messages)).toEqual(['speech-started', 'speech-ended'])
    expect(messages.at(-1)?.span?.from).toBeGreaterThan(20)
    expect(loudest(messages)).toBeGreaterThan(0.7)
  })

  it.each(['sine 440', 'sine 200-4000', 'pinknoise'])('hears nothing in %s', async (effect) => {
    expect(endpointEventsOf(await hear(await commands.soundWav(effect, 4), rate))).toEqual(['nothing-heard'])
  })

  it('gives 16 kHz as they were played', async () => {
    const messages = await hear(await commands.soundWav('sine 1000', 1), rate)
    const samples = messages.slice(10, 40).flatMap(({ samples: frame }) => [...frame])
    expect(zeroCrossings(samples) / (samples.length / 16_000)).toBeCloseTo(2000, -2)
    expect(Math.max(...samples)).toBeCloseTo(0.3 * 32_767, -3)
  })
})

it('keeps out of 16 kHz what would fold into the voice', async () => {
  const tone = new Float32Array(48_000).map((_, at) => 0.5 * Math.sin((2 * Math.PI * 12_000 * at) / 48_000))
  const { Resampler } = await import('../../../src/speech/capture/resampler.ts')
  const resampled = new Resampler(48_000, 16_000).resample(tone)
  expect(Math.max(...resampled.slice(100, -100).map(Math.abs))).toBeLessThan(0.005)
})

const zeroCrossings = (samples: number[]): number =>
  samples.filter((sample, at) => at > 0 && sample < 0 !== (samples[at - 1] ?? 0) < 0).length
