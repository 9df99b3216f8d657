import { CAPTURE_PROCESSOR } from './worklet-messages.ts'
// oxlint-disable-next-line import/default -- Vite makes a script of its own of it, which a strict script-src allows
import workletUrl from './worklet.ts?worker&url'
import type { Disposables } from '../disposables.ts'
import type { ListeningLimits } from '../listening-limits.ts'
import { SAMPLE_RATE } from '../pcm.ts'

/** So that the first answer does not wait for it, and the network may be gone by then. */
export const prefetchWorklet = async (): Promise<void> => void (await (await fetch(workletUrl)).blob())

/** Leads the microphone's sound into the worklet. What it opens goes into `held`. */
export async function connectWorklet(
  stream: MediaStream,
  limits: ListeningLimits,
  held: Disposables,
): Promise<AudioWorkletNode> {
  const { context, source } = openSource(stream, held)
  await context.audioWorklet.addModule(workletUrl)
  const node = new AudioWorkletNode(context, CAPTURE_PROCESSOR, {
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions: limits,
  })
  held.add(() => source.disconnect())
  // Its output is silent; Safari runs only what leads to the loudspeaker.
  source.connect(node).connect(context.destination)
  return node
}

interface OpenSource {
  context: AudioContext
  source: MediaStreamAudioSourceNode
}

function openSource(stream: MediaStream, held: Disposables): OpenSource {
  try {
    return sourceIn(new AudioContext({ sampleRate: SAMPLE_RATE }), stream, held)
  } catch {
    // Firefox refuses another rate than the device's; the worklet then changes it.
    return sourceIn(new AudioContext(), stream, held)
  }
}

function sourceIn(context: AudioContext, stream: MediaStream, held: Disposables): OpenSource {
  held.add(() => void context.close())
  const source = context.createMediaStreamSource(stream)
  void context.resume()
  return { context, source }
}
