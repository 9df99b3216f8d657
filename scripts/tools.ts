import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = (name: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))

/** What tests and benches start, by the Debian package that brings it, and whether it is here. */
const tools = {
  'chromium-headless-shell': () => existsSync(process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'),
  'espeak-ng': () => onPath('espeak-ng'),
  flite: () => onPath('flite'),
  sox: () => onPath('sox'),
  pocketsphinx: () => onPath('pocketsphinx_continuous'),
  'pocketsphinx-en-us': () => existsSync('/usr/share/pocketsphinx/model/en-us/en-us/mdef'),
  'speech-dispatcher': () => onPath('speech-dispatcher'),
  'speech-dispatcher-espeak-ng': () => globSync('/usr/lib{,/*}/speech-dispatcher-modules/sd_espeak-ng').length > 0,
  wrk: () => onPath('wrk'),
  postgresql: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
} satisfies Record<string, () => boolean>

export type Tool = keyof typeof tools

/** Without what only benches start. */
const OF_TESTS = (Object.keys(tools) as Tool[]).filter((name) => name !== 'wrk')

/** Synthetic voices, and the recogniser that hears them. */
export const SPEECH_TOOLS: Tool[] = ['espeak-ng', 'flite', 'sox', 'pocketsphinx', 'pocketsphinx-en-us']

export const missingTools = (needed: readonly Tool[] = OF_TESTS): Tool[] => needed.filter((name) => !tools[name]())

export const installCommand = (missing: readonly Tool[]): string =>
  `apt-get install -y --no-install-recommends ${missing.join(' ')}`
