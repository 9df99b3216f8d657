import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PASSWORD_MIN } from '../rules/account-limits.ts'

/**
 * Writes the passwords that are refused for being common, the most common ones first, as one line each in lower case, with
 * the licence of the package that collects them from leaks: `node scripts/common-passwords.ts`. The package itself is not
 * a dependency: a server needs a third of it.
 */
const PACKAGE = '@zxcvbn-ts/language-common@4.1.3'
const TARGET = new URL('../server/accounts/common-passwords/', import.meta.url)

const folder = mkdtempSync(join(tmpdir(), 'common-passwords-'))
try {
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', PACKAGE], { stdio: 'inherit' })
  const source = join(folder, 'node_modules/@zxcvbn-ts/language-common')
  const all = JSON.parse(readFileSync(join(source, 'src/passwords.json'), 'utf8')) as string[]
  const long = all.filter((password) => password.length >= PASSWORD_MIN)
  writeFileSync(
    new URL('list.txt.gz', TARGET),
    gzipSync(long.map((password) => `${password.toLowerCase()}\n`).join('')),
  )
  copyFileSync(join(source, 'LICENSE.txt'), new URL('LICENSE.txt', TARGET))
  console.log(`${long.length} of ${all.length} passwords have ${PASSWORD_MIN} characters or more.`)
} finally {
  rmSync(folder, { recursive: true })
}
