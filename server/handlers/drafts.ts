import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { bodyBytes } from '../http/bodies.ts'
import { NotFound } from '../http/errors.ts'
import { ownTurn } from '../event-loop/own-turn.ts'
import { callerOf } from '../http/security.ts'
import { pageOf } from '../store/page.ts'
import type { Dependencies } from './dependencies.ts'
import { formRequirement } from './responses/responses.ts'

type Operations = 'readFormDraft' | 'saveFormDraft' | 'deleteFormDraft' | 'readFormVersions' | 'readFormVersion'

/** What a form will be and what it was: nothing here changes what respondents see. */
export const draftHandlers = (parts: Dependencies) => {
  const { drafts, versions, sendingQuotas, accountLimits } = parts
  const requireForm = formRequirement(parts)
  return {
    async readFormDraft(request, reply) {
      const draft = await drafts.find(await requireForm(request, request.params.id))
      if (!draft) throw new NotFound('Draft')
      return reply.code(200).send(draft)
    },

    async saveFormDraft(request, reply) {
      sendingQuotas.takeForm(request.ip, bodyBytes(request))
      const id = await requireForm(request, request.params.id)
      sendingQuotas.takeSent(request.ip, bodyBytes(request))
      const saved = await drafts.save(callerOf(request).user.id, id, request.body, accountLimits)
      if (!saved) throw new NotFound('Form')
      // A megabyte was stored, and is written again: others are served in between.
      await ownTurn()
      return reply.code(200).send(saved)
    },

    async deleteFormDraft(request, reply) {
      const id = await requireForm(request, request.params.id)
      if (!(await drafts.remove(id, request.query?.revision))) throw new NotFound('Draft')
      return reply.code(200).send({ message: 'Draft deleted successfully' })
    },

    async readFormVersions(request, reply) {
      const id = await requireForm(request, request.params.id)
      return reply.code(200).send(await versions.list(id, pageOf(request.query)))
    },

    async readFormVersion(request, reply) {
      const id = await requireForm(request, request.params.id)
      const version = await versions.find(id, request.params.version)
      if (!version) throw new NotFound('Version')
      return reply.code(200).send(version)
    },
  } satisfies Pick<RouteHandlers, Operations>
}
