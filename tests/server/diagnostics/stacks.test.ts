import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('work that holds the event loop is named in the log with its stack, once in ten seconds', async () => {
  const program = fileURLToPath(new URL('held.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 50_000 })
  const { before, lines } = JSON.parse(stdout)
  expect(lines).toHaveLength(before + 1)
  expect(lines.at(-1).heldMs).toBeGreaterThanOrEqual(200)
  expect(lines.at(-1).stack.join('\n')).toMatch(/holdTheLoop .*held\.ts:\d+/)
  expect(lines.at(-1).stack.length).toBeLessThanOrEqual(12)
})
