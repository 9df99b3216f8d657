const CHANNEL = 'voice-input'
/** The sender of a message: a page may have several listeners, which must not stop each other. */
const PAGE = Math.random()

/**
 * One microphone for all tabs and windows of this page: notifies the others that it is taken here, and calls `onTaken` when
 * one of them takes it. Returns a function that stops both. Without `BroadcastChannel` each tab listens for itself.
 */
export const takeMicrophone = (onTaken: () => void): (() => void) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  joined(onTaken, (channel) => channel.postMessage(PAGE))

/** Calls `onTaken` when another tab or window takes the microphone; returns a function that stops it. */
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
