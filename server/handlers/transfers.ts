import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { TRANSFER_READS_PER_MINUTE, TRANSFERS_PER_MINUTE } from '../../rules/limits.ts'
import { HttpError, NotFound, TooMany } from '../http/errors.ts'
import { limitAddressTo } from '../http/rate-limits.ts'
import { isForeignKeyViolation } from '../store/database.ts'
import type { Dependencies } from './dependencies.ts'

const HOUR_SECONDS = 3600

type Needed = Pick<Dependencies, 'transfers' | 'publicForms' | 'sendingQuotas'>

/** Answers that are continued on another device. The id gives access to the bytes, and only the other device can decrypt them. */
export const transferHandlers = ({ transfers, publicForms, sendingQuotas }: Needed) => {
  const takeSent = limitAddressTo(TRANSFERS_PER_MINUTE, 60_000)
  const takeRead = limitAddressTo(TRANSFER_READS_PER_MINUTE, 60_000)
  return {
    async createTransfer(request, reply) {
      takeSent(request.ip)
      const data = bytesOf(request.body)
      const form = (await publicForms.find(request.params.id))?.form
      if (!form) throw new NotFound('Form')
      sendingQuotas.takeSent(request.ip, data.byteLength)
      const id = request.query.transfer_id.toLowerCase()
      const expires = await insert(transfers, { id, formId: form.id, data })
      if (expires === undefined) throw new TooMany('This form has too many transfers under way.', HOUR_SECONDS)
      return reply.code(201).send({ id, expires_at: new Date(expires).toISOString() })
    },

    async readTransfer(request, reply) {
      takeRead(request.ip)
      const data = await transfers.find(request.params.transferId)
      if (!data) throw new NotFound('Transfer')
      reply.type('application/octet-stream')
      return reply.code(200).send(Buffer.from(data) as never)
    },
  } satisfies Pick<RouteHandlers, 'createTransfer' | 'readTransfer'>
}

async function insert(
  transfers: Dependencies['transfers'],
  transfer: Parameters<Dependencies['transfers']['insert']>[0],
): Promise<number | undefined> {
  try {
    return await transfers.insert(transfer)
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotFound('Form')
    throw error
  }
}

/** The contract's tools call every file a Blob; here it arrives as bytes. */
function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body
  throw new HttpError(415, 'The body is not a transfer')
}
