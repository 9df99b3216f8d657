import { expect, it } from 'vitest'
import { hiddenFolders } from '../../../server/pages/hidden-folders.ts'

const isHidden = hiddenFolders('/project', ['/project/data', '/project/.git'])

it.each([
  '/data/secret.key',
  '/data',
  '/DATA/secret.key?raw',
  '/%64ata/sayform.db',
  '/src/../data/secret.key',
  '/@fs/project/data/secret.key?import&url',
  '/.git/config',
])('%s is hidden from Vite', (url) => expect(isHidden(url)).toBe(true))

it.each(['/', '/database', '/src/main.tsx', '/@fs/project/node_modules/vite/client.mjs', '/%', '/forms?data/x'])(
  '%s is not',
  (url) => expect(isHidden(url)).toBe(false),
)
