import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RouteHandlers } from '../../../contract/fastify.gen.ts'
import type { DownloadCreate } from '../../../contract/types.gen.ts'
import { isEmptyFilter } from '../../../rules/filters/query.ts'
import { DOWNLOADS_PER_MINUTE } from '../../../rules/limits.ts'
import { attachmentHeader } from '../../export/file-names.ts'
import { NotFound, Unprocessable } from '../../http/errors.ts'
import { limitTo } from '../../http/rate-limits.ts'
import { callerOf } from '../../http/security.ts'
import { goneDownloadHeaders, goneDownloadPage } from '../../pages/gone-download.ts'
import { countOf } from '../../store/columns/lists.ts'
import type { Dependencies } from '../dependencies.ts'
import { filterOfBody } from './filters.ts'
import { formRequirement } from './responses.ts'

type Operations = 'createDownload' | 'readDownload'

/** Responses that leave as files. A browser downloads by a link, which carries no token of a login. */
export const downloadHandlers = (parts: Dependencies) => {
  const { downloads, tokens, forms } = parts
  const requireForm = formRequirement(parts)
  const take = limitTo(DOWNLOADS_PER_MINUTE, 60_000)
  /** @returns undefined when the link is good for nothing, or who followed it has gone */
  const open = async (token: string, leaving: AbortSignal) => {
    const granted = await downloads.take(token)
    const user = granted && (await tokens.findUser(granted.loginId))
    if (!user || !(await forms.owns(user.id, granted.formId))) return undefined
    try {
      const { openExport } = await import('../../export/open-export.ts')
      return await openExport(parts, { formId: granted.formId, request: granted.request, leaving })
    } catch (error) {
      if (leaving.aborted) return undefined
      throw error
    }
  }
  return {
    async createDownload(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const { user, tokenId } = callerOf(request)
      take(user.id)
      await refuse(parts, formId, request.body)
      const { token, expiresAt } = await downloads.insert({ loginId: tokenId, formId, request: request.body })
      return reply.code(201).send({ url: `/api/v1/downloads/${token}`, expires_at: new Date(expiresAt).toISOString() })
    },

    async readDownload(request, reply) {
      // Programs that ask for the headers first would use the link up.
      const opened = request.method === 'HEAD' ? undefined : await open(request.params.token, leavingOf(reply))
      if (!opened) return refuseDownload(request, reply)
      reply.headers({
        'content-type': opened.mediaType,
        'content-disposition': attachmentHeader(opened.name),
        'content-security-policy': "default-src 'none'; sandbox",
      })
      return reply.code(200).send(opened.body as never)
    },
  } satisfies Pick<RouteHandlers, Operations>
}

/** Aborted when the connection ends, so that nothing is read for a browser that was closed. */
function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  return leaving.signal
}

/** The link opens in the browser itself: there the answer is for a person. */
function refuseDownload({ headers: { accept = '' } }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!accept.includes('text/html')) throw new NotFound('Download')
  return reply.code(404).headers(goneDownloadHeaders).send(goneDownloadPage)
}

/** @throws when what is asked for makes no sense, is not there, or cannot be read yet */
async function refuse({ attachments, columns }: Dependencies, formId: string, asked: DownloadCreate): Promise<void> {
  if (asked.kind === 'file') return refuseFile(attachments, formId, asked)
  const described = await columns.describe(formId)
  if (!described) throw new NotFound('Form')
  if (asked.kind === 'files') await attachments.requireReadable(formId)
  const filter = filterOfBody(asked.filter ?? {}, described.columns)
  if (asked.kind === 'parquet' || !isEmptyFilter(filter)) await columns.read(formId, (view) => countOf(view, filter))
}

async function refuseFile(attachments: Dependencies['attachments'], formId: string, asked: DownloadCreate) {
  const { response_id, field_id } = asked
  const missing = Object.entries({ response_id, field_id }).filter(([, value]) => value === undefined)
  if (missing.length > 0)
    throw new Unprocessable(missing.map(([name]) => ({ loc: ['body', name], msg: 'Field required', type: 'missing' })))
  // A link is used up by the download, which would fail.
  if (!(await attachments.find(formId, response_id?.toLowerCase() ?? '', field_id ?? ''))) throw new NotFound('File')
}
