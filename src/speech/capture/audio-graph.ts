import { CAPTURE_PROCESSOR, type CaptureStart } from './worklet-messages.ts'
// oxlint-disable-next-line import/default -- Vite makes it a separate script, which a strict script-src allows
import workletUrl from './worklet.ts?worker&url'
import type { Disposables } from '../disposables.ts'
import { SAMPLE_RATE } from '../pcm.ts'

/** So that the first answer does not wait for it, and works without a network. */
export const prefetchWorklet = async (): Promise<void> => void (await (await fetch(workletUrl)).blob())

/** Connects the microphone to the worklet. What it opens is added to `disposables`. */
export async function connectWorklet(
  stream: MediaStream,
  start: CaptureStart,
  disposables: Disposables,
): Promise<AudioWorkletNode> {
  const { context, source } = openSource(stream, disposables)
  await context.audioWorklet.addModule(workletUrl)
  const node = new AudioWorkletNode(context, CAPTURE_PROCESSOR, {
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions: start,
  })
  disposables.add(() => source.disconnect())
  // Its output is silent; Safari runs only nodes that are connected to the destination.
  source.connect(node).connect(context.destination)
  return node
}

interface OpenSource {
  context: AudioContext
  source: MediaStreamAudioSourceNode
}

function openSource(stream: MediaStream, disposables: Disposables): OpenSource {
  try {
    return sourceIn(new AudioContext({ sampleRate: SAMPLE_RATE }), stream, disposables)
  } catch {
    // Firefox refuses another rate than the device's; the worklet then changes it.
    return sourceIn(new AudioContext(), stream, disposables)
  }
}

function sourceIn(context: AudioContext, stream: MediaStream, disposables: Disposables): OpenSource {
  disposables.add(() => void context.close())
  const source = context.createMediaStreamSource(stream)
  void context.resume()
  return { context, source }
}
