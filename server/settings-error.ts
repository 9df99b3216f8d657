/** A wrong value in the environment; its message is one sentence for the operator. */
export class SettingsError extends Error {}
