import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { fields } from '../../tests/server/support/many-responses/answers.ts'

const psql = globSync('/usr/lib/postgresql/*/bin/psql').toSorted().at(-1)

export const hasPsql = psql !== undefined && existsSync(psql)

/** @returns bytes of PostgreSQL's own CSV of the same columns, read through a pipe */
export async function copyOut(databaseUrl: string, formId: string): Promise<number> {
  const answers = fields.map(({ id }) => `responses -> '${id}' ->> 'value' as "${id}"`)
  const query = `select id, created_at, ${answers.join(', ')}, version, metadata ->> 'totalDuration' as duration,
    metadata ->> 'language' as language from submission where form_id = '${formId}' order by id desc`
  const child = spawn(psql ?? '', [databaseUrl, '-c', `copy (${query}) to stdout with (format csv, header)`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let bytes = 0
  for await (const chunk of child.stdout) bytes += chunk.length
  const [code] = await ended
  if (code !== 0) throw new Error(`psql ended with ${code}`)
  return bytes
}
