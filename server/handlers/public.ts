import type { FastifyRequest } from 'fastify'
import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import type { SessionCreate } from '../../contract/types.gen.ts'
import { DEVICE_ANSWERED } from '../../rules/failures.ts'
import { FORM_PASSWORDS_PER_MINUTE } from '../../rules/account-limits.ts'
import { SESSIONS_PER_MINUTE } from '../../rules/limits.ts'
import { Conflict, FormClosed, NotFound } from '../http/errors.ts'
import { limitAddressTo } from '../http/rate-limits.ts'
import type { ReadyForm } from '../pages/public-forms.ts'
import { isForeignKeyViolation } from '../store/database.ts'
import type { Dependencies } from './dependencies.ts'

type Operations = 'readPublicForm' | 'enterFormPassword' | 'createSession'

/** Forms as respondents see them: no token is needed, and a token makes no difference. */
export const publicHandlers = (dependencies: Dependencies) => {
  const { forms, sessions, submissions, progress, publicForms, renewals } = dependencies
  const takePassword = limitAddressTo(FORM_PASSWORDS_PER_MINUTE, 60_000)
  const takeSession = limitAddressTo(SESSIONS_PER_MINUTE, 60_000)
  const openForm = async (id: string): Promise<ReadyForm> => {
    const ready = await publicForms.find(id)
    if (!ready) throw new NotFound('Form')
    if (ready.closed !== undefined) throw new FormClosed(ready.closed)
    return ready
  }

  /** @returns the id of the device where it counts */
  const admit = async (request: FastifyRequest<{ Body: SessionCreate }>, ready: ReadyForm | undefined) => {
    if (!ready) return null
    const { form, passwordHash } = ready
    await requireAccess(dependencies, request, { formId: form.id, passwordHash })
    const deviceId = (form.one_per_device && request.body.device_id?.toLowerCase()) || null
    if (await submissions.hasAnswered(form.id, deviceId)) throw new Conflict(DEVICE_ANSWERED)
    return deviceId
  }

  return {
    async readPublicForm(request, reply) {
      const { form, json, headers, passwordHash } = await openForm(request.params.id)
      await requireAccess(dependencies, request, { formId: form.id, passwordHash })
      reply.headers(headers).serializer(() => json)
      return reply.code(200).send(form)
    },

    async enterFormPassword(request, reply) {
      takePassword(request.ip)
      const ready = await openForm(request.params.id)
      const { enterPassword } = await import('./form-access/enter-password.ts')
      return reply.code(200).send(await enterPassword(dependencies, request, ready))
    },

    async createSession(request, reply) {
      takeSession(request.ip)
      const { renewal } = request.body
      const formId = request.params.id.toLowerCase()
      const deviceId = await admit(request, await publicForms.find(formId))
      const earlier = renewal === undefined ? undefined : await renewals.read(renewal, formId)
      // An old version of a form is not kept for ever: its answers are then judged by the form of today.
      if (earlier && (await forms.findStructure(earlier.formId, earlier.version)))
        return reply
          .code(201)
          .send({ ...(await begin(sessions.renew({ ...earlier, deviceId }))), renewal: String(renewal) })
      const { form } = await openForm(formId)
      const head = await forms.findHead(form.id)
      if (!head) throw new NotFound('Form')
      if (!head.is_active) throw new FormClosed()
      const session = await begin(sessions.insert(head.id, head.version, deviceId))
      progress.countOpened(head.id)
      const proof = await renewals.issue({ id: session.id, formId: head.id, version: head.version })
      return reply.code(201).send({ ...session, renewal: proof })
    },
  } satisfies Pick<RouteHandlers, Operations>
}

interface Guarded {
  formId: string
  /** Null for a form without a password. */
  passwordHash: string | null
}

/** @throws when the form has a password, and the request no token for it */
export async function requireAccess(
  { formAccess }: Pick<Dependencies, 'formAccess'>,
  request: FastifyRequest,
  { formId, passwordHash }: Guarded,
): Promise<void> {
  if (passwordHash === null) return
  const { requireToken } = await import('./form-access/require-token.ts')
  await requireToken(await formAccess(), request, { formId, passwordHash })
}

async function begin<Begun>(beginning: Promise<Begun>): Promise<Begun> {
  try {
    return await beginning
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotFound('Form')
    throw error
  }
}
