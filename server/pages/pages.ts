import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendCompressed, type Compressed } from '../http/compressed.ts'
import { validate as isUuid } from 'uuid'
import { failedPage, type FillPage, fillPages, type FillSource, missingPage, invalidAddressPage } from './fill-page.ts'
import type { PublicForms } from './public-forms.ts'
import { protectOwnFrame, protectPage } from '../http/response-headers.ts'
import { answerNotModified } from '../http/etag.ts'
import { outageLog } from '../http/outage-log.ts'

const FORM_PATH = '/forms/:id'
/** In a frame of the builder. */
const PREVIEW_PATH = '/preview'

/** Where pages come from: the build, or Vite. */
export interface PageSource extends FillSource {
  /** The signed-in app's document. */
  index(url: string): Promise<Compressed>
  /** The respondent's document for the builder, which brings the form. */
  preview(url: string): Promise<Compressed>
  /** A file of the build, or undefined. */
  asset(path: string): Compressed | undefined
}
export type ServePages = (app: FastifyInstance, publicForms: PublicForms) => void | Promise<void>

/** Routes of the pages: a public form is its own page, everything else is the signed-in app. */
export const servePagesFrom =
  (source: PageSource): ServePages =>
  (app, publicForms) => {
    const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Compressed) =>
      sendCompressed(request, protectPage(reply.header('cache-control', 'no-cache'), source.isProduction), page)
    const pageOf = fillPages(source, app.log)

    app.get<{ Params: { id: string } }>(`${FORM_PATH}/view`, (request, reply) =>
      reply.redirect(`/forms/${encodeURIComponent(request.params.id)}${queryOf(request.url)}`),
    )
    app.get<{ Params: { id: string } }>(FORM_PATH, { onSend: answerNotModified }, async (request, reply) => {
      const { page, frameAncestors } = await findPage(request, publicForms)
      const { document, early, styleSources } = await pageOf(page, request.url)
      protectPage(reply.header('cache-control', 'no-cache'), source.isProduction, styleSources, frameAncestors)
      return sendCompressed(request, reply.code(page.status).headers(early), document)
    })
    app.get(PREVIEW_PATH, { onSend: answerNotModified }, async (request, reply) => {
      const page = await source.preview(request.url)
      return sendCompressed(
        request,
        protectOwnFrame(reply.header('cache-control', 'no-cache'), source.isProduction),
        page,
      )
    })
    app.get('/forms/create', { onSend: answerNotModified }, async (request, reply) =>
      sendPage(request, reply, await source.index(request.url)),
    )
    app.get('/*', { onSend: answerNotModified }, async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/'
      const asset = source.asset(path)
      if (asset) return sendCompressed(request, reply.header('cache-control', cachingOf(path)), asset)
      if (!wantsPage(path, request)) return reply.callNotFound()
      return sendPage(request, reply, await source.index(request.url))
    })
  }

/** What follows the path, with its question mark; empty where nothing does. */
const queryOf = (url: string): string => /\?.*$/s.exec(url)?.[0] ?? ''

const logOutage = outageLog()

interface FoundPage {
  page: FillPage
  /** Sites that may show it in a frame. */
  frameAncestors: string
}

const unframed = (page: FillPage): FoundPage => ({ page, frameAncestors: '' })

async function findPage(
  request: FastifyRequest<{ Params: { id: string } }>,
  publicForms: PublicForms,
): Promise<FoundPage> {
  if (!isUuid(request.params.id)) return unframed(invalidAddressPage)
  try {
    const ready = await publicForms.find(request.params.id)
    if (!ready) return unframed(missingPage)
    return ready
  } catch (error) {
    logOutage(request.log, error, 'The form could not be read')
    return unframed(failedPage)
  }
}

/** Names of built files hold a hash of their content. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

function wantsPage(path: string, { headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/')) return false
  return accept.includes('text/html') || (accept.includes('*/*') && !path.includes('.'))
}
