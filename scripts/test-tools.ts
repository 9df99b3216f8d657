import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * `npm test` runs this first. It installs the tools that the tests use, on Debian as root; elsewhere it prints which are
 * missing and the command that installs them.
 */
const onPath = (name: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))

const tools: Record<string, () => boolean> = {
  'chromium-headless-shell': () => existsSync(process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'),
  'espeak-ng': () => onPath('espeak-ng'),
  flite: () => onPath('flite'),
  sox: () => onPath('sox'),
  pocketsphinx: () => onPath('pocketsphinx_continuous'),
  'pocketsphinx-en-us': () => existsSync('/usr/share/pocketsphinx/model/en-us/en-us/mdef'),
  postgresql: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))

const missing = Object.keys(tools).filter((name) => !tools[name]?.())
if (missing.length > 0) {
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`
  if (!isDebian() || process.getuid?.() !== 0) {
    console.error(`The tests need ${missing.join(', ')}; install them with: sudo ${command}`)
    process.exit(1)
  }
  console.log(`Installing tools for the tests: ${missing.join(', ')}`)
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'] as const,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update', '-qq'], { ...quiet, stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync('/bin/sh', ['-c', command], { ...quiet, stdio: ['ignore', 'ignore', 'inherit'] })
}
