import { expect, it, vi } from 'vitest'
import { measureAuthorization } from './authorization/authorization.ts'
import { unlisted } from './authorization/matrix.ts'
import { missedOf } from './figures.ts'

// A thousand calls, each with people and things of its own.
vi.setConfig({ testTimeout: 240_000 })

it('the table of who may do what has a line for each operation', () => expect(unlisted()).toEqual([]))

it('every operation gives its callers what the table says, for a thing at every place', async () =>
  expect(missedOf(await measureAuthorization({ strangers: 2, databases: ['SQLite'] }))).toEqual([]))
