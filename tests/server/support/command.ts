import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Place } from '../../../server/store/database.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface Ran {
  code: number | null
  output: string
  problem: string
}

/** The command line as operators call it, in a process of its own. */
export async function sayform(
  place: Place,
  words: string[],
  input = '',
  env: Record<string, string> = {},
): Promise<Ran> {
  const child = spawn(process.execPath, ['server/cli.ts', ...words], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      ...(place.databaseUrl !== undefined && { SECRET_KEY: 's'.repeat(40) }),
      ...env,
    },
  })
  child.stdin.end(input)
  const [output, problem, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, output, problem }
}
