/** The machines of a filling, and all that typing and sending need: fetched as soon as the first field shows. */
export const lazyMachines = () => import('./live/index.ts')

/** Only for a form that cannot be shown. */
export const lazyRefusal = () => import('./first/load/refusal.ts')

/** Only for a form that did not come inside the page. */
export const lazyTransport = () => import('./transport.ts')

/** Only for whoever talks the form through. */
export const lazyHandsFree = () => import('./hands-free/index.ts')

/** When the page is at rest, or voice is used before. */
export const lazySpeech = () => import('../../speech/voice.ts')
