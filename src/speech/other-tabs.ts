const CHANNEL = 'voice-input'

/**
 * One microphone for all tabs and windows of this page: tells the others that it is taken here, and `onTaken` when one of
 * them takes it. Gives what ends the telling. Where tabs cannot speak to each other, each listens for itself.
 */
export function takeMicrophone(onTaken: () => void): () => void {
  try {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', onTaken)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage('taken')
    return () => channel.close()
  } catch {
    return () => undefined
  }
}
