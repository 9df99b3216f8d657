import type { FetchLive } from '../../../src/pages/fill/boundary.ts'

/** As the entry of the page fetches it. */
export const fetchLive: FetchLive = async () => (await import('../../../src/pages/fill/live/index.ts')).livePart
