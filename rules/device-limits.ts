/** While a model for this device comes, something comes at least as often, or its weights are made ready. */
export const MODEL_PROGRESS_WAIT_MS = 120_000
/** A browser does not say how far it is with a language that it downloads. */
export const LANGUAGE_PACK_WAIT_MS = 10 * 60_000
