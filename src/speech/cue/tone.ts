/** Short enough not to be waited for. */
export const TONE_MS = 100

const PITCH_HZ = 880
/** Without it the tone begins and ends with a click. */
const EDGE_SECONDS = 0.02
/** A sine at full scale is much louder than a voice. */
const LOUDEST_GAIN = 0.5

/**
 * Plays a sine with soft edges.
 * @param volume from 0 to 1; its square is the gain, as loudness is heard
 * @returns when it has ended; never where the context does not run
 */
export function playTone(context: BaseAudioContext, volume: number): Promise<void> {
  const [from, until] = [context.currentTime, context.currentTime + TONE_MS / 1000]
  const gain = softEdges(new GainNode(context, { gain: 0 }), LOUDEST_GAIN * volume ** 2, [from, until])
  const sine = new OscillatorNode(context, { frequency: PITCH_HZ })
  sine.connect(gain).connect(context.destination)
  sine.start(from)
  sine.stop(until)
  return new Promise((resolve) => {
    sine.addEventListener('ended', () => {
      gain.disconnect()
      resolve()
    })
  })
}

function softEdges(node: GainNode, loudest: number, [from, until]: readonly [number, number]): GainNode {
  node.gain.setValueAtTime(0, from)
  node.gain.linearRampToValueAtTime(loudest, from + EDGE_SECONDS)
  node.gain.setValueAtTime(loudest, until - EDGE_SECONDS)
  node.gain.linearRampToValueAtTime(0, until)
  return node
}

let isSampled = false

/** Lets a person hear how loud a tone is; while one is heard, the next is left out: a slider asks for many. */
export async function playSample(volume: number): Promise<void> {
  if (volume === 0 || isSampled) return
  isSampled = true
  const context = new AudioContext()
  try {
    await context.resume()
    await playTone(context, volume)
  } finally {
    isSampled = false
    await context.close()
  }
}
