/** How a conversation waits and listens. */

/** After "stop", or when nobody answered, only the words that resume it are listened for: so long, and for so many sounds. */
export const RESTING_MS = 2 * 60_000
export const RESTING_SOUNDS_MAX = 12
/** One such listening, and the longest sound in it that is given to a transcriber: people who talk to each other say more. */
export const RESTING_SILENCE_MS = 30_000
export const RESUMING_SPEECH_MS = 3000

/** Readings that are offered one after the other while each is refused; and refused values that are remembered of a field. */
export const HYPOTHESES_MAX = 3
export const REFUSED_MAX = 20
