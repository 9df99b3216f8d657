import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { PublicForms } from './public-forms.ts'

const FORMS = '/api/v1/public/forms/'
const ID_LENGTH = 36
const LINE = { method: 'GET', route: `${FORMS}:id`, status: 200, ms: 0 }

/**
 * Answers reads of a cached form before the router: the answer is the same to the byte, and the router costs as much again as
 * node:http itself. Any other request goes to the router.
 */
export function answerFromCache(app: FastifyInstance, publicForms: PublicForms): void {
  let isOpen = true
  app.addHook('preClose', async () => void (isOpen = false))
  app.addHook('onReady', async () => {
    const listeners = app.server.listeners('request')
    app.server.removeAllListeners('request').on('request', (request, response) => {
      if (isOpen && answerForm(request, response, publicForms)) return app.log.info(LINE, 'answer')
      for (const listener of listeners) Reflect.apply(listener, app.server, [request, response])
    })
  })
}

function answerForm(request: IncomingMessage, response: ServerResponse, publicForms: PublicForms): boolean {
  const { method, url = '' } = request
  if (method !== 'GET' || url.length !== FORMS.length + ID_LENGTH || !url.startsWith(FORMS)) return false
  const ready = publicForms.peek(url.slice(FORMS.length))
  if (!ready || ready.isClosed || request.headers['if-none-match'] !== undefined) return false
  response.writeHead(200, {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    etag: ready.etag,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(ready.json),
  })
  response.end(ready.json)
  return true
}
