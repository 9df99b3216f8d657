import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'

interface Ended {
  code: unknown
  output: string
  errors: string
}

/** Ends when everything that it started has ended. */
const run = (bench: string, env: Record<string, string>) =>
  new Promise<Ended>((resolve) =>
    execFile(process.execPath, [`bench/${bench}.ts`], { env: { ...process.env, ...env } }, (error, output, errors) =>
      resolve({ code: error?.code, output, errors }),
    ),
  )

it.each([
  ['page', { CHROMIUM: '/nowhere/chromium' }, 'chromium-headless-shell'],
  ['editor', { CHROMIUM: '/nowhere/chromium' }, 'chromium-headless-shell'],
  ['latency', { CHROMIUM: '/nowhere/chromium' }, 'chromium-headless-shell'],
  ['latency', { PATH: '/nowhere' }, 'espeak-ng, flite, sox, pocketsphinx'],
  ['server', { PATH: '/nowhere' }, 'wrk'],
  ['scale', { PATH: '/nowhere' }, 'wrk'],
  ['speech', { PATH: '/nowhere' }, 'espeak-ng, flite, sox, pocketsphinx'],
])('bench:%s says in a sentence what it needs where %o, and ends with nothing started', async (bench, env, missing) => {
  expect(await run(bench, env)).toEqual({
    code: 1,
    output: '',
    errors: `This bench needs ${missing}; install with: sudo apt-get install -y --no-install-recommends ${missing.replaceAll(',', '')}\n`,
  })
})

it('a bench whose browser does not start ends its server too, and says why', async () => {
  const { code, errors } = await run('editor', { CHROMIUM: '/bin/false', RUNS: '1' })
  expect(code).toBe(1)
  expect(errors).toMatch(/browserType\.launch|Failed to launch/)
})
