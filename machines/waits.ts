/** How long a machine waits for what only others can end, so that every wait has an end. */

/** A person reads a browser's question before they answer it. */
export const PERMISSION_WAIT_MS = 60_000
/** Closing the microphone and packing what it heard. */
export const PROCESSING_WAIT_MS = 10_000
/** A recogniser on a slow machine takes about as long as the speech took. */
export const TRANSCRIBING_WAIT_MS = 60_000
/** One attempt to reach the server. */
export const ATTEMPT_WAIT_MS = 30_000
/** Ending the token on the server before this device forgets it. */
export const LOGOUT_WAIT_MS = 5_000
