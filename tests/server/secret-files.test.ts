import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SECRETS } from '../../server/secret-files.ts'
import { readSettings, SettingsError } from '../../server/settings.ts'
import { newFolder } from './support/databases.ts'

const KEY = 'a key of more than thirty-two characters'

const aFile = (text: string): string => {
  const file = join(newFolder(), 'secret')
  writeFileSync(file, text)
  return file
}

it('a secret is read from the file that is named for it, without its last line break', () => {
  const settings = readSettings({ SECRET_KEY_FILE: aFile(`${KEY}\n`), STT_KEY_FILE: aFile('stt'), STT_KEY: '' })
  expect(settings).toMatchObject({ secretKey: KEY, sttKey: 'stt' })
})

it('each secret can be one, and is judged as if it stood in the environment', () => {
  const values: Record<string, string> = { DATABASE_URL: 'postgres://localhost/x', MAIL_URL: 'smtp://localhost' }
  const files = SECRETS.map((name) => [`${name}_FILE`, aFile(values[name] ?? KEY)])
  const settings = readSettings({ ...Object.fromEntries(files), FILES_URL: 'https://s3.example/bucket' })
  expect(settings).toMatchObject({
    secretKey: KEY,
    databaseUrl: values['DATABASE_URL'],
    mailUrl: values['MAIL_URL'],
    sttKey: KEY,
    files: { key: KEY, secret: KEY },
    firstSuperuserPassword: KEY,
  })
  expect(() => readSettings({ SECRET_KEY_FILE: aFile('short') })).toThrow(
    'SECRET_KEY must have at least 32 characters.',
  )
})

it.each([
  [{ SECRET_KEY: KEY, SECRET_KEY_FILE: '/tmp/secret' }, 'SECRET_KEY and SECRET_KEY_FILE must not be set both.'],
  [{ MAIL_URL_FILE: '/nowhere/at/all' }, 'MAIL_URL_FILE names a file that cannot be read (ENOENT).'],
  [{ STT_KEY_FILE: aFile('\n') }, 'STT_KEY_FILE names a file that is empty.'],
])('what is wrong with %o is one sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(SettingsError)
  expect(() => readSettings(environment)).toThrow(sentence)
})
