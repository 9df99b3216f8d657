import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Settings } from '../settings.ts'

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const STRICT = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** Vite writes its client and the styles into the page, and speaks by WebSocket. */
const RELAXED = {
  ...STRICT,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
}

const pageHeaders = (directives: Record<string, string>) => ({
  'referrer-policy': 'no-referrer',
  'content-security-policy': policy(directives),
  'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
})

/** Stately's inspector needs a reference to the page that opened its window. */
const POPUPS = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

const STRICT_PAGE = pageHeaders(STRICT)
const RELAXED_PAGE = { ...pageHeaders(RELAXED), ...POPUPS }
/** The inspector runs in a frame of the page that it inspects. */
const FRAMED_PAGE = { ...pageHeaders({ ...RELAXED, 'frame-ancestors': "'self'" }), ...POPUPS }

/** On every answer. */
export const NO_SNIFFING = { 'x-content-type-options': 'nosniff' }

/** For a year a browser that came by https comes by https only. Browsers heed it on no other connection. */
export const httpsOnly = ({ protection }: Pick<Settings, 'protection'>) => ({
  'strict-transport-security': `max-age=31536000${protection.hstsSubdomains ? '; includeSubDomains' : ''}`,
})

/** An answer of the API that a browser opens by itself runs nothing and is framed nowhere. */
export const CONTAINED_ANSWER = {
  'content-security-policy': policy({
    'default-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }),
}

/** The script that runs the operator's model in the browser: a worker of its own, for which the policy of the page does not count. */
const MODEL_WORKER = {
  'default-src': "'none'",
  'script-src': "'self'",
  'connect-src': "'self'",
}
const STRICT_WORKER = policy(MODEL_WORKER)
/** Where the operator offers such a model. */
export const WASM_WORKER = policy({ ...MODEL_WORKER, 'script-src': "'self' 'wasm-unsafe-eval'" })

export const isModelWorker = (url: string): boolean => url.startsWith('/assets/model-worker-')

/** Answers of the API stay out of caches unless they say otherwise. */
const API_ANSWER = { ...NO_SNIFFING, ...CONTAINED_ANSWER, 'cache-control': 'no-store' }

/** Headers of every answer. */
export function protectAnswers(app: FastifyInstance, settings: Settings): void {
  const onHttps = httpsOnly(settings)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? API_ANSWER : NO_SNIFFING)
    if (request.protocol === 'https') reply.headers(onHttps)
    if (isModelWorker(request.url)) reply.header('content-security-policy', STRICT_WORKER)
    done()
  })
}

/** As the policy names a style element with exactly these rules. */
export const sourceOf = (styles: string): string => `'sha256-${hash('sha256', styles, 'base64')}'`

/** Strict, but these style elements are allowed, and frames on these sites. */
const pageWith = (styleSources: string[], frameAncestors: string) =>
  pageHeaders({
    ...STRICT,
    ...(styleSources.length > 0 && { 'style-src': ["'self'", ...styleSources].join(' ') }),
    ...(frameAncestors && { 'frame-ancestors': frameAncestors }),
  })

const relaxedPage = (frameAncestors: string) => ({
  ...pageHeaders({ ...RELAXED, 'frame-ancestors': frameAncestors }),
  ...POPUPS,
})

/**
 * Additional headers of a page.
 * @param styleSources of the page's own style elements, if it has any
 * @param frameAncestors the sites that may show it in a frame, if there are any
 */
export function protectPage(
  reply: FastifyReply,
  isProduction: boolean,
  styleSources: string[] = [],
  frameAncestors = '',
): FastifyReply {
  if (!isProduction) return reply.headers(frameAncestors ? relaxedPage(frameAncestors) : RELAXED_PAGE)
  return reply.headers(styleSources.length > 0 || frameAncestors ? pageWith(styleSources, frameAncestors) : STRICT_PAGE)
}

/** The same for a page of development that another page of ours may hold in a frame. */
export const protectFramedPage = (reply: FastifyReply): FastifyReply => reply.headers(FRAMED_PAGE)

const STRICT_FRAME = pageHeaders({ ...STRICT, 'frame-ancestors': "'self'" })

/** The same for a page that the builder holds in a frame. */
export const protectOwnFrame = (reply: FastifyReply, isProduction: boolean): FastifyReply =>
  isProduction ? reply.headers(STRICT_FRAME) : protectFramedPage(reply)
