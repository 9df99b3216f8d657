import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTranscribers } from '../../../../server/speech/transcriber-chain.ts'
import { SHERPA_INSTALL } from '../../../../server/speech/sherpa/install.ts'
import { createSherpa } from '../../../../server/speech/sherpa/sherpa.ts'
import type { Transcriber } from '../../../../server/speech/transcriber.ts'
import { aField } from '../../../support/builders.ts'
import { aSpokenWav, unaborted } from '../../support/speech.ts'

const MODEL = ['encoder.int8.onnx', 'encoder.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt']
const hints = { field: aField(), lang: 'en-US' }

let folder: string
let reasons: unknown[]
let sherpa: Transcriber
const log = { info: () => {}, warn: (about: object) => void reasons.push(Object(about).reason) }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sherpa-test-'))
  reasons = []
})
afterEach(async () => {
  await sherpa.close()
  await rm(folder, { recursive: true })
})

const fileOfProject = (name: string) => readFile(new URL(`../../../../${name}`, import.meta.url), 'utf8')

const putModel = (names = MODEL) => Promise.all(names.map((name) => writeFile(join(folder, name), 'no weights')))

/** A process in the model's place; `answer` is what it does with a recording. */
async function putProgram(answer: string) {
  await putModel()
  const program = join(folder, 'child.mjs')
  await writeFile(program, `process.on('message', ({ id, samples }) => { ${answer} }); process.send({ isReady: true })`)
  sherpa = createSherpa(folder, log, pathToFileURL(program))
}

it('names the files that are missing', async () => {
  await putModel(['encoder.int8.onnx'])
  sherpa = createSherpa(folder, log)
  expect(await sherpa.probe()).toBe(false)
  expect(reasons).toEqual([`SHERPA_MODEL_DIR (${folder}) lacks decoder*.onnx, joiner*.onnx, tokens.txt.`])
})

it('says so when the folder is not there', async () => {
  sherpa = createSherpa(join(folder, 'nowhere'), log)
  expect(await sherpa.probe()).toBe(false)
  expect(reasons).toEqual([expect.stringContaining('is not a folder that can be read')])
})

it('says how to install the package when it is missing', async () => {
  await putModel()
  sherpa = createSherpa(folder, log)
  expect(await sherpa.probe()).toBe(false)
  expect(reasons).toEqual([`The package sherpa-onnx-node is not installed: ${SHERPA_INSTALL}`])
})

it('is installed by the command of the README, which npm ignores when the package is an optional peer', async () => {
  expect(await fileOfProject('README.md')).toContain(`\`${SHERPA_INSTALL}\``)
  expect(JSON.parse(await fileOfProject('package.json')).peerDependencies).toBeUndefined()
})

it('refuses to start when it is pinned and cannot be used', async () => {
  sherpa = createSherpa(folder, log)
  const settings = { transcriber: 'sherpa', sherpaModelDir: folder, sttUrl: undefined, sttKey: undefined } as const
  await expect(createTranscribers({ ...settings, sttModel: undefined }, log)).rejects.toThrow(
    /^TRANSCRIBER is sherpa, so/,
  )
})

it('hears by a process of its own', async () => {
  await putProgram('process.send({ id, text: `${Math.round(samples.length / 16000)} seconds [noise]` })')
  expect(await sherpa.probe()).toBe(true)
  expect(await sherpa.transcribe(await aSpokenWav('forty two'), hints, unaborted())).toEqual({ text: '2 seconds' })
})

it('survives the end of that process, and starts it three times at most', async () => {
  await putProgram('process.exit(139)')
  const audio = await aSpokenWav('forty two')
  for (let time = 0; time < 5; time += 1)
    await expect(sherpa.transcribe(audio, hints, unaborted())).rejects.toMatchObject({ statusCode: 503 })
  expect(reasons).toEqual([])
})

it('says so when the process ends while it loads the model', async () => {
  await putModel()
  const program = join(folder, 'broken.mjs')
  await writeFile(program, 'process.exit(134)')
  sherpa = createSherpa(folder, log, pathToFileURL(program))
  expect(await sherpa.probe()).toBe(false)
  expect(reasons).toEqual([expect.stringContaining('the model may be of another kind')])
})

it('leaves at once when the caller does', async () => {
  await putProgram('')
  const leaving = new AbortController()
  const heard = sherpa.transcribe(await aSpokenWav('forty two'), hints, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(heard).rejects.toThrow('left')
})

it('sends the next recording when the one whose caller left is answered', async () => {
  await putProgram(`
    globalThis.came = (globalThis.came ?? 0) + 1
    globalThis.waiting = (globalThis.waiting ?? 0) + 1
    setTimeout(() => process.send({ id, text: came + ' of ' + waiting-- }), 50)`)
  await sherpa.probe()
  const audio = await aSpokenWav('forty two')
  const leaving = new AbortController()
  const left = sherpa.transcribe(audio, hints, leaving.signal).catch(String)
  await setImmediate()
  leaving.abort(new Error('left'))
  expect(await left).toBe('Error: left')
  expect(await sherpa.transcribe(audio, hints, unaborted())).toEqual({ text: '2 of 1' })
})
