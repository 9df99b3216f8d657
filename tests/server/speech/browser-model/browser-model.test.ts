import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { protectAnswers } from '../../../../server/http/response-headers.ts'
import { readSettings } from '../../../../server/settings.ts'
import { findBrowserModel } from '../../../../server/speech/browser-model/files.ts'
import { openBrowserModel, serveBrowserModel } from '../../../../server/speech/browser-model/serve.ts'
import { createTranscribers } from '../../../../server/speech/transcriber-chain.ts'
import { putTinyWhisper } from '../../../support/tiny-whisper.ts'

const LIBRARY = [
  '@huggingface/transformers/dist/transformers.min.js',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.asyncify.mjs',
  'onnxruntime-web/dist/ort-wasm-simd-threaded.asyncify.wasm',
]
const WORKER = '/assets/model-worker-12345678.js'

let root: string
let folder: string
const reasons: unknown[] = []
const log = { info: () => {}, warn: (about: object) => void reasons.push(Object(about).reason) }

async function putLibrary() {
  for (const name of LIBRARY) {
    const file = join(root, 'library/node_modules', name)
    // oxlint-disable-next-line no-await-in-loop -- three files
    await mkdir(dirname(file), { recursive: true })
    // oxlint-disable-next-line no-await-in-loop -- three files
    await writeFile(file, name)
  }
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'browser-model-test-'))
  folder = join(root, 'model')
  reasons.length = 0
  await putTinyWhisper(folder, join(root, 'library'))
  await putLibrary()
})
afterEach(() => rm(root, { recursive: true }))

async function aServer() {
  const app = Fastify()
  protectAnswers(app, readSettings({}))
  serveBrowserModel(app, await findBrowserModel(folder))
  app.get('/assets/*', async () => '')
  return app
}

it('is found with its precision, its languages and the size of all that is downloaded', async () => {
  expect(await findBrowserModel(folder)).toMatchObject({
    description: {
      kind: 'whisper',
      isMultilingual: true,
      dtype: { encoder_model: 'q8', decoder_model_merged: 'q8' },
    },
    downloadBytes: expect.any(Number),
  })
  await writeFile(join(folder, 'generation_config.json'), '{"is_multilingual": false}')
  expect(await findBrowserModel(folder)).toMatchObject({ languages: ['en'], description: { isMultilingual: false } })
  await writeFile(join(folder, 'config.json'), '{"model_type": "moonshine"}')
  expect(await findBrowserModel(folder)).toMatchObject({ languages: ['en'], description: { kind: 'moonshine' } })
})

it('has another address when its files change, since browsers keep them', async () => {
  const { version } = await findBrowserModel(folder)
  expect((await findBrowserModel(folder)).version).toBe(version)
  await writeFile(join(folder, 'onnx/encoder_model_quantized.onnx'), 'others')
  expect((await findBrowserModel(folder)).version).not.toBe(version)
})

it.each<[string, () => Promise<unknown>, RegExp]>([
  ['a folder that is not there', () => rm(folder, { recursive: true }), /is not a folder that can be read/],
  [
    'missing weights',
    () => rm(join(folder, 'onnx'), { recursive: true }),
    /lacks onnx\/encoder_model\*\.onnx, onnx\/decoder/,
  ],
  ['a missing configuration', () => unlink(join(folder, 'tokenizer.json')), /lacks tokenizer\.json\./],
  [
    'a configuration that is broken',
    () => writeFile(join(folder, 'config.json'), '{'),
    /config\.json that is not JSON/,
  ],
  [
    'another kind of model',
    () => writeFile(join(folder, 'config.json'), '{"model_type":"bert"}'),
    /whisper or moonshine, not bert/,
  ],
  [
    'a missing library',
    () => unlink(join(folder, 'node_modules')),
    /npm install --prefix .* @huggingface\/transformers@/,
  ],
])('says so of %s, and is not offered', async (_, breakIt, sentence) => {
  await breakIt()
  expect(await openBrowserModel(folder, log)).toBeUndefined()
  expect(reasons).toEqual([expect.stringMatching(sentence)])
})

it('serves its own files, and no others', async () => {
  const app = await aServer()
  const { version } = await findBrowserModel(folder)
  const answerTo = (path: string) => app.inject(`/speech-model/${version}/${path}`)
  expect((await answerTo('description.json')).json()).toMatchObject({ kind: 'whisper' })
  expect((await answerTo('model/config.json')).json()).toMatchObject({ model_type: 'whisper' })
  expect((await answerTo('library/ort-wasm-simd-threaded.asyncify.wasm')).headers).toMatchObject({
    'content-type': 'application/wasm',
    'cache-control': expect.stringContaining('immutable'),
  })
  for (const path of ['model/node_modules/x', 'model/..%2f..%2fsecret', 'model/../../secret', 'node_modules'])
    // oxlint-disable-next-line no-await-in-loop -- few
    expect([path, (await answerTo(path)).statusCode]).toEqual([path, 404])
})

it('lets only the worker compile WebAssembly, and only where there is a model', async () => {
  const policyOf = async (app: Awaited<ReturnType<typeof aServer>>, path: string) =>
    (await app.inject(path)).headers['content-security-policy']
  const offering = await aServer()
  expect(await policyOf(offering, WORKER)).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(await policyOf(offering, '/assets/fill-12345678.js')).toBeUndefined()
  const plain = Fastify()
  protectAnswers(plain, readSettings({}))
  plain.get('/assets/*', async () => '')
  expect(await policyOf(plain, WORKER)).toContain("script-src 'self';")
})

it('comes after what the site has, and beside the browser where it has nothing', async () => {
  const settings = { sttUrl: undefined, sttKey: undefined, sttModel: undefined, sherpaModelDir: undefined }
  const chain = await createTranscribers({ ...settings, transcriber: 'browser', browserModelDir: folder }, log)
  expect(chain.capabilities).toMatchObject([{ id: 'browser' }, { id: 'browser-model', privacy: 'device' }])
  await chain.close()
})
