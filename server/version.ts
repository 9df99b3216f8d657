import { readFileSync } from 'node:fs'

const packageText = readFileSync(new URL('../package.json', import.meta.url), 'utf8')

/** Of this program, as its package says. */
export const VERSION: string = JSON.parse(packageText).version
