import packageJson from '../package.json' with { type: 'json' }

/** Of this program, as its package says. */
export const VERSION: string = packageJson.version
