/** From the first edit that is not saved yet: what comes meanwhile is saved with it. */
export const DRAFT_PAUSE_MS = 1500
/** After the server did not take a draft. */
export const DRAFT_RETRY_MS = 15_000
/** Drafts that wait on a device are forgotten after so long. */
export const DEVICE_DRAFT_MS = 90 * 24 * 60 * 60_000
/** Versions of a form on one page of the list. */
export const VERSIONS_PAGE = 20
