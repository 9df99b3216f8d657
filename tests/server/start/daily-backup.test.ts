import { spawn } from 'node:child_process'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readSettings } from '../../../server/settings.ts'
import { backUpDaily } from '../../../server/start/daily-backup.ts'
import { openApi } from '../support/api.ts'
import { newFolder } from '../support/databases.ts'

vi.mock('node:child_process', { spy: true })

const CHECK_MS = 30 * 60_000

it('a backup that takes longer than from one check to the next gets no twin', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const dataDir = newFolder()
  const backups = join(dataDir, 'backups')
  mkdirSync(backups)
  writeFileSync(join(backups, 'sayform-2020-01-01T000000Z.db'), '')
  utimesSync(join(backups, 'sayform-2020-01-01T000000Z.db'), 0, 0)
  const api = await openApi({ databaseUrl: undefined, dataDir })
  onTestFinished(() => api.close())
  backUpDaily(api.app, { ...readSettings({}), dataDir })
  await api.app.listen({ port: 0 })
  await vi.waitFor(() => expect(spawn).toHaveBeenCalledOnce())
  vi.advanceTimersByTime(3 * CHECK_MS)
  await api.app.close()
  expect(spawn).toHaveBeenCalledOnce()
})
