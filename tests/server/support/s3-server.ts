import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { BucketSettings } from '../../../server/bucket/bucket-settings.ts'
import { freePort } from '../../support/free-port.ts'

/** s3rver checks signatures and dates as a bucket of a provider does; it is a process of its own that can be stopped. */
const PROGRAM = `
  const S3rver = require('@20minutes/s3rver')
  const [directory, port] = process.argv.slice(1)
  new S3rver({ directory, port: Number(port), silent: true, configureBuckets: [{ name: 'answers' }] })
    .run().then(() => console.log('ready'))
`

export type S3Server = Awaited<ReturnType<typeof startS3>>

/** A server of the S3 protocol with an empty bucket, on a port of its own. */
export async function startS3() {
  const folder = mkdtempSync(join(tmpdir(), 'sayform-bucket-'))
  const objects = join(folder, 'answers', 'sayform')
  const port = await freePort()
  let child = await run(folder, port)
  const settings: BucketSettings = {
    url: `http://127.0.0.1:${port}/answers`,
    key: 'S3RVER',
    secret: 'S3RVER',
    region: 'us-east-1',
  }
  return {
    settings,
    /** As the environment of a command. */
    env: { FILES_URL: settings.url, FILES_KEY: settings.key, FILES_SECRET: settings.secret },
    /** As they lie in the server's own folder. */
    countObjects: (): number =>
      existsSync(objects) ? readdirSync(objects).filter((name) => name.endsWith('_object')).length : 0,
    empty: () => rmSync(objects, { recursive: true, force: true }),
    /** Nothing answers at its address until it is resumed. */
    stop: () => end(child),
    resume: async () => {
      child = await run(folder, port)
    },
    /** It takes connections, and answers nothing. */
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    close: async () => {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** For a file of tests: one server, whose bucket is empty before each test. */
export function anS3Server(): () => S3Server {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3()
  })
  beforeEach(() => s3.empty())
  afterAll(() => s3.close())
  return () => s3
}

async function run(folder: string, port: number): Promise<ChildProcess> {
  // It makes the tokens of lists that go on by a cipher that OpenSSL keeps apart.
  const words = ['--openssl-legacy-provider', '-e', PROGRAM, folder, String(port)]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout!, 'data')
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
