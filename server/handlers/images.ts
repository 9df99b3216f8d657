import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { IMAGES_PER_MINUTE } from '../../rules/limits.ts'
import { HttpError, NotFound, Unprocessable } from '../http/errors.ts'
import { limitTo } from '../http/rate-limits.ts'
import { callerOf } from '../http/security.ts'
import { inspectImage } from '../images/inspect.ts'
import type { Dependencies } from './dependencies.ts'

/** An image that is opened by itself runs nothing and stays out of other sites' pages. */
const CONTAINED = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

/** Logos and covers of forms: what was uploaded is known by its bytes, never by the name that its sender gave. */
export const imageHandlers = ({
  images,
  sendingQuotas,
  accountLimits,
  scanner,
}: Pick<Dependencies, 'images' | 'sendingQuotas' | 'accountLimits' | 'scanner'>) => {
  const take = limitTo(IMAGES_PER_MINUTE, 60_000)
  return {
    async createImage(request, reply) {
      const { user } = callerOf(request)
      take(user.id)
      const data = bytesOf(request.body)
      const facts = inspectImage(data)
      if (typeof facts === 'string') throw new Unprocessable([{ loc: ['body'], msg: facts, type: 'image_invalid' }])
      const { mediaType: media_type, width, height } = facts
      sendingQuotas.takeSent(request.ip, data.byteLength)
      const { refuseFound } = await import('./uploads/refuse-found.ts')
      await refuseFound(scanner, request, [{ loc: ['body'], data }])
      return reply.code(201).send(await images.insert(user.id, { media_type, width, height, data }, accountLimits))
    },

    async readImage(request, reply) {
      const image = await images.find(request.params.imageId)
      if (!image) throw new NotFound('Image')
      reply.headers({
        ...CONTAINED,
        'content-type': image.mediaType,
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${request.params.imageId}"`,
      })
      return reply.code(200).send(Buffer.from(image.data) as never)
    },
  } satisfies Pick<RouteHandlers, 'createImage' | 'readImage'>
}

/** The contract's tools call every file a Blob; here it arrives as bytes. */
function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body
  throw new HttpError(415, 'The body is not an image')
}
