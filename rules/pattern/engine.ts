import { RE2JS } from 're2js'

/** The linear-time engine of owners' patterns. In Node it is simply there. */
export const patternEngine = (): typeof RE2JS | undefined => RE2JS

export const loadPatternEngine = async (): Promise<void> => {}
