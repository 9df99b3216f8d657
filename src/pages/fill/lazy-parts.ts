/** The machines and what they need: fetched as soon as the first field shows. */
export const lazyMachines = () => import('./underway/index.ts')

/** Only for a form that cannot be shown. */
/** What comes when the page is at rest, so that it is there when the network is gone. */
export const lazyRefusal = () => import('./refusal.ts')

export const lazyTransport = () => import('./transport.ts')
export const lazySpeech = () => import('../../speech/voice.ts')
export const lazyTranscript = () => import('../../../rules/transcript/index.ts')
export const lazySubmitDialog = () => import('./submit-dialog/submit-dialog.tsx')

/** A part that cannot be fetched now is fetched when it is needed. */
export async function fetchParts(): Promise<void> {
  await Promise.allSettled([lazyTransport(), lazySubmitDialog(), lazySpeech(), lazyTranscript()])
}
