import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import type { FormSettings } from '../../contract/types.gen.ts'
import { hashInTurn } from '../accounts/passwords.ts'
import { Unprocessable } from '../http/errors.ts'
import type { Dependencies } from './dependencies.ts'
import { formRequirement } from './responses/responses.ts'

/** What a form notifies, how long it keeps responses, and who may answer it. */
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
      refuseNeverOpen({ ...(await formSettings.find(id)), ...request.body })
      const { password, ...changes } = request.body
      const passwordHash = typeof password === 'string' ? await hashInTurn(request.ip, password) : password
      const settings = await formSettings.update(id, {
        ...changes,
        ...(passwordHash !== undefined && { passwordHash }),
      })
      // Respondents read on the form how long their answers stay.
      publicForms.forget(id)
      return reply.code(200).send(settings)
    },
  } satisfies Pick<RouteHandlers, 'readFormSettings' | 'updateFormSettings'>
}

function refuseNeverOpen({ opens_at, closes_at }: FormSettings): void {
  if (opens_at === null || closes_at === null || Date.parse(opens_at) < Date.parse(closes_at)) return
  throw new Unprocessable([{ loc: ['body', 'closes_at'], msg: NEVER_OPEN, type: 'value_error' }])
}

const NEVER_OPEN = 'The form must open before it closes'
