import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import type { FormDraft } from '../../rules/drafts.ts'
import { bodyBytes } from '../http/bodies.ts'
import { NotFound, Unprocessable } from '../http/errors.ts'
import { ownTurn } from '../event-loop/own-turn.ts'
import { callerOf } from '../http/security.ts'
import type { Dependencies } from './dependencies.ts'
import { pageOf } from '../store/page.ts'

type Operations = 'readForms' | 'createForm' | 'readForm' | 'updateForm' | 'deleteForm'

/**
 * Applies the rules of the form editor again, to the form as it would be after the change. Others are served after a form
 * was judged, and after it was stored: a megabyte takes some ten milliseconds of each.
 */
export const formHandlers = (parts: Dependencies) => {
  const { forms, images, publicForms, columns, sendingQuotas, accountLimits } = parts
  const refuseLostImages = async (owner: string, { structure }: Partial<FormDraft>): Promise<void> => {
    if (!(await images.hasAll(owner, structure)))
      throw new Unprocessable([{ loc: ['body', 'structure'], msg: LOST_IMAGE, type: 'value_error' }])
  }

  return {
    async readForms(request, reply) {
      return reply.code(200).send(await forms.list(callerOf(request).user.id, pageOf(request.query), request.query))
    },

    async createForm(request, reply) {
      sendingQuotas.takeForm(request.ip, bodyBytes(request))
      const { normaliseDraft, refuseProblems } = await draftRules()
      const draft = normaliseDraft(request.body)
      refuseProblems(draft)
      const owner = callerOf(request).user.id
      await refuseLostImages(owner, draft)
      sendingQuotas.takeSent(request.ip, bodyBytes(request))
      await ownTurn()
      const form = await forms.insert(owner, draft, accountLimits)
      await ownTurn()
      return reply.code(201).send(form)
    },

    async readForm(request, reply) {
      const form = await forms.find(callerOf(request).user.id, request.params.id)
      if (!form) throw new NotFound('Form')
      return reply.code(200).send(form)
    },

    async updateForm(request, reply) {
      sendingQuotas.takeForm(request.ip, bodyBytes(request))
      const owner = callerOf(request).user.id
      const form = await forms.find(owner, request.params.id)
      if (!form) throw new NotFound('Form')
      const { normaliseDraft, refuseProblems } = await draftRules()
      const changes = normaliseDraft(request.body)
      refuseProblems({ ...form, ...changes }, form)
      await refuseLostImages(owner, changes)
      sendingQuotas.takeSent(request.ip, bodyBytes(request))
      await ownTurn()
      const changed = await forms.update(owner, form.id, changes, accountLimits)
      publicForms.forget(form.id)
      if (!changed) throw new NotFound('Form')
      await ownTurn()
      return reply.code(200).send(changed)
    },

    async deleteForm(request, reply) {
      const isGone = await forms.remove(callerOf(request).user.id, request.params.id)
      publicForms.forget(request.params.id)
      if (isGone) await columns.forget(request.params.id)
      if (!isGone) throw new NotFound('Form')
      return reply.code(200).send({ message: 'Form deleted successfully' })
    },
  } satisfies Pick<RouteHandlers, Operations>
}

/** Few requests save a form; the start does not wait for what judges one. */
const draftRules = () => import('./draft-rules.ts')

const LOST_IMAGE = 'An image is not there any more. Please choose it again.'
