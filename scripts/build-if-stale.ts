import { execFileSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'

/**
 * `npm start` runs this first. It generates and builds what is missing or older than its sources, so that one command is
 * enough on a fresh machine and a second start is quick.
 */
const newest = (...patterns: string[]) =>
  Math.max(
    0,
    ...globSync(patterns)
      .filter((path) => statSync(path).isFile())
      .map((path) => statSync(path).mtimeMs),
  )

const run = (script: string) => execFileSync('npm', ['run', '--silent', script], { stdio: 'inherit' })

if (!existsSync('contract') || newest('contract/types.gen.ts') < newest('openapi.json')) run('generate')

const sources = newest(
  '{src,rules,machines,public,contract}/**/*',
  '*.html',
  '*.config.*',
  'scripts/{compile-ahead,fetch-ahead,inline-runtime,inline-styles,fill-assets}.ts',
  'package-lock.json',
)
// They are built one after the other: a build that was cut off lacks the last.
if (
  Math.min(
    newest('dist/index.html'),
    newest('dist/fill.html'),
    newest('dist/server/first-screen.js'),
    newest('dist/sw.js'),
  ) < sources
) {
  console.log('Building the pages (once, about half a minute) …')
  run('build')
}
