import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'

const UNTIL = { timeout: 60_000, interval: 200 }

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const linesOf = (text: string) => text.replaceAll(/\\\n\s*/g, '').split('\n')

let folder: string
let port: number
let child: ChildProcess | undefined
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sayform-deploy-'))
  port = await freePort()
})
afterEach(async () => {
  if (child && child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

const start = ([program = '', ...words]: string[], cwd: string, env: Record<string, string>) => {
  child = spawn(program, words, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}
const isReady = async () =>
  (await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`).catch(() => undefined))?.status === 200
const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split(/=(.*)/s).slice(0, 2)))
/** Where files of the system would be, there are those of the test. */
const own = () => ({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' })

/** What the last stage of the image copies, with the packages that `npm ci --omit=dev` installs. */
function buildImage(lines: string[]): string {
  const app = join(folder, 'app')
  mkdirSync(app)
  for (const line of lines.filter((text) => text.startsWith('COPY '))) {
    const words = line.split(' ').filter((word) => word !== 'COPY' && !word.startsWith('--'))
    const target = words.pop() ?? ''
    for (const source of words.map((word) => word.replace('/app/', '')))
      cpSync(join(root, source), join(app, target === './' ? basename(source) : target), { recursive: true })
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> }
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || path.split('node_modules/').length !== 2 || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(app, path)), { recursive: true })
    symlinkSync(join(root, path), join(app, path))
  }
  return app
}

it('the image has all that the server needs, starts, and finds itself healthy', async () => {
  const lines = linesOf(read('Dockerfile'))
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const textOf = (word: string) => last.find((line) => line.startsWith(word))?.slice(word.length) ?? ''
  const env = { ...pairsOf(textOf('ENV ')), ...own(), PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: folder }
  const app = buildImage(last)
  const compiling = spawnSync('sh', ['-c', `node ${textOf('RUN node ')}`], { cwd: app, env })
  expect([compiling.status, String(compiling.stderr)]).toEqual([0, ''])
  expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/^v\d+/))
  start(JSON.parse(textOf('CMD ')), app, env)
  await expect.poll(isReady, UNTIL).toBe(true)
  const [program = '', ...words] = JSON.parse(/CMD (\[.*\])/.exec(textOf('HEALTHCHECK '))?.[1] ?? '[]') as string[]
  const check = (at: number) =>
    spawnSync(
      program,
      words.map((word) => word.replace('8000', String(at))),
    ).status
  expect([check(port), check(await freePort())]).toEqual([0, 1])
})

it('the unit of systemd starts a server, and systemd finds nothing wrong with it', async () => {
  const unit = read('deploy/sayform.service')
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  const here = (text: string) => text.replaceAll('/opt/sayform', root.replace(/\/$/, ''))
  const env = { ...pairsOf(valueOf('Environment')), ...own(), NODE_COMPILE_CACHE: folder }
  start(here(valueOf('ExecStart')).split(' '), here(valueOf('WorkingDirectory')), env)
  await expect.poll(isReady, UNTIL).toBe(true)
  const verified = spawnSync('systemd-analyze', ['verify', join(root, 'deploy/sayform.service')])
  if (verified.error) return
  expect([verified.status, String(verified.stderr)]).toEqual([0, ''])
})

it.each(['Dockerfile', 'compose.yaml', 'deploy/sayform.service'])(
  'each setting that %s gives is documented',
  (file) => {
    const names = read(file).match(/(?<=[\s"])[A-Z][A-Z_]+(?=[=:])/g) ?? []
    const settings = new Set(names.filter((name) => !/^(NODE_|MALLOC_|POSTGRES_|DOMAIN|PATH|CMD)/.test(name)))
    expect(settings.size).toBeGreaterThan(0)
    const readme = read('README.md')
    expect([...settings].filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  },
)
