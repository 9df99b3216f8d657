import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { bringLibrary } from './model-library.ts'
import { installCommand, missingTools } from './tools.ts'

/**
 * `npm test` runs this first. It installs the tools that the tests use, on Debian as root; elsewhere it prints which are
 * missing and the command that installs them.
 */
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))

const missing = missingTools()
if (missing.length > 0) {
  const command = installCommand(missing)
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

bringLibrary()
