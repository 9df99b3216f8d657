/**
 * The page with a question of many words: on a small screen all else makes room for it. The page says so itself: asked with
 * `:has`, each field that comes would cost the browser another look at all that the page holds.
 */
export const WORDY = '.fill__stage[data-wordy]'
/** The page with a conversation. */
export const CONVERSING = '.fill__stage[data-conversing]'
/** The page with neither. */
export const NOT_WORDY = '.fill__stage:not([data-wordy])'
export const NOT_CONVERSING = '.fill__stage:not([data-conversing])'
/** Whatever holds an answer that cannot stand. */
export const WRONG = ':has(.question__notes .field__error)'
/** Whatever holds a voice that failed, and says why. */
export const FAILED = ':has(.voice__state--state_failed)'
