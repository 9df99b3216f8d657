import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** In Node itself: the runner of the tests loads files in another way. */
const COUNTED = `
  let turns = 0
  const count = () => { turns += 1; next = setImmediate(count) }
  let next = setImmediate(count)
  await import('./rules/languages/loaded.ts')
  clearImmediate(next)
  console.log(turns)`

it('others are served while the rules of all languages are loaded', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', COUNTED])
  expect(Number(stdout)).toBeGreaterThan(5)
})
