import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { TranscriberInfo } from '../../../contract/types.gen.ts'
import { isModelWorker, WASM_WORKER } from '../../http/response-headers.ts'
import type { SpeechLog } from '../transcriber.ts'
import { type BrowserModel, findBrowserModel } from './files.ts'

/** Files of a version never change, and are large. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * The model that the operator offers to browsers; undefined where it cannot be used, which is logged.
 */
export async function openBrowserModel(folder: string, log: SpeechLog): Promise<BrowserModel | undefined> {
  return findBrowserModel(folder).catch((error: Error) => {
    log.warn({ reason: error.message }, 'The model for browsers cannot be used')
    return undefined
  })
}

const pathOf = ({ version }: BrowserModel): string => `/speech-model/${version}/`

export const browserModelInfo = (model: BrowserModel): TranscriberInfo => ({
  id: 'browser-model',
  label: 'A model on your device',
  privacy: 'device',
  path: pathOf(model),
  downloadBytes: model.downloadBytes,
  ...(model.languages && { languages: model.languages }),
})

/** Serves the files of the model, and lets the worker that runs it compile WebAssembly: the page itself may not. */
export function serveBrowserModel(app: FastifyInstance, model: BrowserModel): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isModelWorker(request.url)) reply.header('content-security-policy', WASM_WORKER)
    done()
  })
  app.get(`${pathOf(model)}description.json`, (_, reply) =>
    reply
      .header('cache-control', FOREVER)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(model.description)),
  )
  for (const [path, { file, bytes, type }] of model.files)
    app.get(`${pathOf(model)}${path}`, (_, reply) =>
      reply.headers({ 'cache-control': FOREVER, 'content-length': bytes }).type(type).send(createReadStream(file)),
    )
}
