import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { SESSIONS_PER_MINUTE } from '../../rules/limits.ts'
import { FormClosed, NotFound } from '../http/errors.ts'
import { limitAddressTo } from '../http/rate-limits.ts'
import type { ReadyForm } from '../pages/public-forms.ts'
import { isForeignKeyViolation } from '../store/database.ts'
import type { Dependencies } from './dependencies.ts'

type Operations = 'readPublicForm' | 'createSession'

/** Forms as respondents see them: no token is needed, and a token makes no difference. */
export const publicHandlers = ({ forms, sessions, progress, publicForms }: Dependencies) => {
  const takeSession = limitAddressTo(SESSIONS_PER_MINUTE, 60_000)
  const openForm = async (id: string): Promise<ReadyForm> => {
    const ready = await publicForms.find(id)
    if (!ready) throw new NotFound('Form')
    if (ready.isClosed) throw new FormClosed()
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
      const { form } = await openForm(request.params.id)
      const head = await forms.findHead(form.id)
      if (!head) throw new NotFound('Form')
      if (!head.is_active) throw new FormClosed()
      const session = await beginSession(sessions, head.id, head.version)
      progress.countOpened(head.id)
      return reply.code(201).send(session)
    },
  } satisfies Pick<RouteHandlers, Operations>
}

async function beginSession(sessions: Dependencies['sessions'], formId: string, version: number) {
  try {
    return await sessions.insert(formId, version)
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotFound('Form')
    throw error
  }
}
