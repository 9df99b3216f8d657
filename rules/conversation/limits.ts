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
/** What waits for a yes is kept on the device beside the answers, which must not lose their room to it: so many characters as JSON. */
export const UNCONFIRMED_KEPT_MAX = 200_000

/** A person who interrupts is recorded at once, or not at all. */
export const STANDBY_WAIT_MS = 2000
/** What a person says over the page's voice may begin with words of the last so many milliseconds. */
export const OVERLAP_MS = 2500
/** A loudspeaker goes on for so long after the page has stopped reading; and a voice that is heard so long after that is alone. */
export const ECHO_TAIL_MS = 250
export const ALONE_MS = 100
