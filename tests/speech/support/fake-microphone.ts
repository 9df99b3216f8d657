import { onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/** A microphone into which a test plays; it tells what is still open. */
export interface FakeMicrophone {
  tracks: MediaStreamTrack[]
  contexts: AudioContext[]
  /** Plays a WAV in base64 from now on, then silence. @param toTheEnd resolves when it is over */
  play(wav: string, toTheEnd?: boolean): Promise<void>
  isReleased(): boolean
}

/** Real sound from a real graph stands in for the device; everything behind `getUserMedia` is the browser's own. */
export async function fakeMicrophone(): Promise<FakeMicrophone> {
  // Browsers let no sound graph run before a gesture.
  await userEvent.click(document.body)
  const room = new AudioContext()
  onTestFinished(() => room.close())
  const destination = room.createMediaStreamDestination()
  const contexts = watchContexts()
  const tracks: MediaStreamTrack[] = []
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = destination.stream.clone()
    tracks.push(...stream.getTracks())
    return stream
  })
  return {
    tracks,
    contexts,
    play: async (wav, toTheEnd = false) => {
      const ended = await play(room, destination, wav)
      if (toTheEnd) await ended.promise
    },
    isReleased: () =>
      tracks.every(({ readyState }) => readyState === 'ended') && contexts.every(({ state }) => state === 'closed'),
  }
}

async function play(room: AudioContext, destination: AudioNode, wav: string): Promise<PromiseWithResolvers<void>> {
  const ended = Promise.withResolvers<void>()
  const source = room.createBufferSource()
  source.buffer = await room.decodeAudioData(bytesOf(wav).buffer)
  source.connect(destination)
  source.addEventListener('ended', () => ended.resolve())
  source.start()
  return ended
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

function watchContexts(): AudioContext[] {
  const contexts: AudioContext[] = []
  const Real = window.AudioContext
  vi.stubGlobal(
    'AudioContext',
    class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options)
        contexts.push(this)
      }
    },
  )
  return contexts
}

export const withoutMicrophone = (name: string) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('refused', name))
