import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { newFolder } from '../support/databases.ts'
import { startProcess } from '../support/processes.ts'

/** A third of a millisecond each, of a start of less than half a second. */
const MODULES_MAX = 740
/** Most servers need none of these, or not for their first answer. */
const LATER = [
  'node_modules/@duckdb/',
  'node_modules/@simplewebauthn/',
  'node_modules/ajv/',
  'node_modules/aws4fetch/',
  'node_modules/fast-json-stringify/index.js',
  'node_modules/hucre/',
  'node_modules/nodemailer/',
  'node_modules/pg/',
  'node_modules/prom-client/',
  'node_modules/standardwebhooks/',
  'node_modules/vite/',
  'node_modules/yaml/',
  'node_modules/yazl/',
  'server/export/open-export.ts',
  'server/store/columns/statistics/',
  'server/store/migrations/first/0001',
  'server/speech/pocketsphinx/grammar/',
]

const hook = fileURLToPath(new URL('loaded.ts', import.meta.url))

it('a server listens before it has loaded what its first answer does not need', async () => {
  const dataDir = newFolder()
  const first = await startProcess({ databaseUrl: undefined, dataDir })
  await first.stop()
  const file = join(dataDir, 'loaded.json')
  const env = { NODE_OPTIONS: `--import=${hook}`, LOADED_FILE: file, TRANSCRIBER: 'auto' }
  const again = await startProcess({ databaseUrl: undefined, dataDir }, env)
  onTestFinished(() => void again.child.kill('SIGKILL'))
  const all: string[] = JSON.parse(readFileSync(file, 'utf8'))
  const loaded = all.filter((url) => url.startsWith('file:'))
  expect(LATER.filter((part) => loaded.some((url) => url.includes(part)))).toEqual([])
  expect(loaded.length).toBeGreaterThan(100)
  expect(loaded.length).toBeLessThan(MODULES_MAX)
})
