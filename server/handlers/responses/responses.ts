import type { FastifyRequest } from 'fastify'
import type { RouteHandlers } from '../../../contract/fastify.gen.ts'
import type { ResponseDetail } from '../../../contract/types.gen.ts'
import { askedIn } from '../../../rules/logic/asked.ts'
import { NotFound } from '../../http/errors.ts'
import { callerOf } from '../../http/security.ts'
import { valuesOf } from '../../store/responses/stored-response.ts'
import type { Dependencies } from '../dependencies.ts'

type Operations = 'readResponsesStatus' | 'readResponse' | 'updateResponse' | 'deleteResponse'

/** One response at a time. Another person's form is as if absent, and all that belongs to it. */
export const responseHandlers = (parts: Dependencies) => {
  const { responses, marks, removals } = parts
  const requireForm = formRequirement(parts)
  return {
    async readResponsesStatus(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const status = await responses.status(formId)
      if (!status) throw new NotFound('Form')
      return reply.code(200).send(status)
    },

    async readResponse(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const detail = await readDetail(parts, formId, request.params.responseId.toLowerCase())
      if (!detail) throw new NotFound('Response')
      return reply.code(200).send(detail)
    },

    async updateResponse(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const changed = await marks.update(formId, request.params.responseId.toLowerCase(), request.body)
      if (!changed) throw new NotFound('Response')
      return reply.code(200).send(changed)
    },

    async deleteResponse(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const removed = await removals.remove(formId, [request.params.responseId.toLowerCase()])
      if (removed === 0) throw new NotFound('Response')
      return reply.code(200).send({ message: 'Response deleted successfully' })
    },
  } satisfies Pick<RouteHandlers, Operations>
}

/** @returns a function that gives the id of the caller's own form, as it is stored, or throws {@link NotFound} */
export const formRequirement =
  ({ forms }: Pick<Dependencies, 'forms'>) =>
  async (request: FastifyRequest, id: string): Promise<string> => {
    if (!(await forms.owns(callerOf(request).user.id, id))) throw new NotFound('Form')
    return id.toLowerCase()
  }

async function readDetail(
  { forms, responses, marks }: Dependencies,
  formId: string,
  responseId: string,
): Promise<ResponseDetail | undefined> {
  const stored = await responses.find(formId, responseId)
  if (!stored) return undefined
  const { id, version, createdAt, metadata } = stored
  const [structure, marked] = [await forms.findStructure(formId, version), await marks.find(formId, id)]
  const fields = structure?.fields ?? []
  const asked = askedIn(fields, () => valuesOf(stored.responses))
  return {
    id,
    version,
    created_at: new Date(createdAt).toISOString(),
    fields,
    responses: stored.responses,
    not_asked: fields.map((field) => field.id).filter((fieldId) => !asked.has(fieldId)),
    metadata,
    ...marked,
  }
}
