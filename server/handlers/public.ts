import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { SESSIONS_PER_MINUTE } from '../../rules/limits.ts'
import { FormClosed, NotFound } from '../http/errors.ts'
import { limitAddressTo } from '../http/rate-limits.ts'
import type { ReadyForm } from '../pages/public-forms.ts'
import { isForeignKeyViolation } from '../store/database.ts'
import type { Dependencies } from './dependencies.ts'

type Operations = 'readPublicForm' | 'createSession'

/** Forms as respondents see them: no token is needed, and a token makes no difference. */
export const publicHandlers = ({ forms, sessions, progress, publicForms, renewals }: Dependencies) => {
  const takeSession = limitAddressTo(SESSIONS_PER_MINUTE, 60_000)
  const openForm = async (id: string): Promise<ReadyForm> => {
    const ready = await publicForms.find(id)
    if (!ready) throw new NotFound('Form')
    if (ready.closed !== undefined) throw new FormClosed(ready.closed)
    return ready
  }

  return {
    async readPublicForm(request, reply) {
      const { form, json, headers } = await openForm(request.params.id)
      reply.headers(headers).serializer(() => json)
      return reply.code(200).send(form)
    },

    async createSession(request, reply) {
      takeSession(request.ip)
      const { renewal } = request.body
      const earlier = renewal === undefined ? undefined : await renewals.read(renewal, request.params.id.toLowerCase())
      // An old version of a form is not kept for ever: its answers are then judged by the form of today.
      if (earlier && (await forms.findStructure(earlier.formId, earlier.version)))
        return reply.code(201).send({ ...(await begin(sessions.renew(earlier))), renewal: String(renewal) })
      const { form } = await openForm(request.params.id)
      const head = await forms.findHead(form.id)
      if (!head) throw new NotFound('Form')
      if (!head.is_active) throw new FormClosed()
      const session = await begin(sessions.insert(head.id, head.version))
      progress.countOpened(head.id)
      const proof = await renewals.issue({ id: session.id, formId: head.id, version: head.version })
      return reply.code(201).send({ ...session, renewal: proof })
    },
  } satisfies Pick<RouteHandlers, Operations>
}

async function begin<Begun>(beginning: Promise<Begun>): Promise<Begun> {
  try {
    return await beginning
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotFound('Form')
    throw error
  }
}
