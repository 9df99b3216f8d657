/** What an actor may throw that is no failure of a catalogue. */
export const notFailures = [undefined, null, 'offline', 7, {}, new Error('offline')]
