import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import type { Dependencies } from './dependencies.ts'
import { formRequirement } from './responses/responses.ts'

/** What a form notifies and how long it keeps responses. */
export const formSettingsHandlers = (parts: Dependencies) => {
  const { formSettings, publicForms } = parts
  const requireForm = formRequirement(parts)
  return {
    async readFormSettings(request, reply) {
      const id = await requireForm(request, request.params.id)
      return reply.code(200).send(await formSettings.find(id))
    },

    async updateFormSettings(request, reply) {
      const id = await requireForm(request, request.params.id)
      const settings = await formSettings.update(id, request.body)
      // Respondents read on the form how long their answers stay.
      publicForms.forget(id)
      return reply.code(200).send(settings)
    },
  } satisfies Pick<RouteHandlers, 'readFormSettings' | 'updateFormSettings'>
}
