const CHANNEL = 'voice-input'
/** Whose message it is: a page may have several ears. */
const PAGE = Math.random()

/**
 * One microphone for all tabs and windows of this page: tells the others that it is taken here, and `onTaken` when one of
 * them takes it. Gives what ends the telling. Where tabs cannot speak to each other, each listens for itself.
 */
export const takeMicrophone = (onTaken: () => void): (() => void) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  joined(onTaken, (channel) => channel.postMessage(PAGE))

/** Tells when another tab or window takes the microphone, whoever listens here; gives what ends the telling. */
export const onMicrophoneTaken = (onTaken: () => void): (() => void) => joined(onTaken)

function joined(onTaken: () => void, begin?: (channel: BroadcastChannel) => void): () => void {
  try {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => data !== PAGE && onTaken())
    begin?.(channel)
    return () => channel.close()
  } catch {
    return () => undefined
  }
}
