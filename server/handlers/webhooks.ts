import type { FastifyRequest } from 'fastify'
import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { OWNER_SENDS_PER_MINUTE } from '../../rules/limits.ts'
import { webhookHostProblem, webhookUrlProblem } from '../delivery/addresses.ts'
import { idOfCursor, toCursor } from '../http/cursors.ts'
import { Conflict, NotFound, Unprocessable } from '../http/errors.ts'
import { limitTo } from '../http/rate-limits.ts'
import { logSecurity } from '../security-log.ts'
import { callerOf } from '../http/security.ts'
import { WEBHOOKS_MAX } from '../store/delivery/webhooks.ts'
import type { Dependencies } from './dependencies.ts'
import { formRequirement } from './responses/responses.ts'
import { pageOf } from '../store/page.ts'

const OFF = 'This webhook is switched off'

type Operations =
  | 'readWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'readDeliveries'
  | 'readDelivery'
  | 'resendDelivery'

/** Where a form sends its responses, and what became of it. */
export const webhookHandlers = (parts: Dependencies) => {
  const { webhooks, deliveryLog, lookup } = parts
  const { webhookAllowPrivate, webhookHosts } = parts.settings
  const requireForm = formRequirement(parts)
  const takeSend = limitTo(OWNER_SENDS_PER_MINUTE, 60_000)
  const problemOf = async (url: string, userId: string): Promise<string | undefined> => {
    const problem = webhookUrlProblem(url, webhookAllowPrivate, webhookHosts)
    if (problem || webhookAllowPrivate) return problem
    takeSend(userId)
    return webhookHostProblem(new URL(url), lookup)
  }
  const refuseUrl = async (request: FastifyRequest, url: string) => {
    const msg = await problemOf(url, callerOf(request).user.id)
    if (msg) logSecurity(request, 'webhook.refused', { reason: msg })
    if (msg) throw new Unprocessable([{ loc: ['body', 'url'], msg, type: 'value_error' }])
  }

  return {
    async readWebhooks(request, reply) {
      const formId = await requireForm(request, request.params.id)
      return reply.code(200).send(await webhooks.list(formId))
    },

    async createWebhook(request, reply) {
      const formId = await requireForm(request, request.params.id)
      await refuseUrl(request, request.body.url)
      const created = await webhooks.insert(formId, request.body)
      if (!created) throw new Conflict(`A form can have at most ${WEBHOOKS_MAX} webhooks`)
      return reply.code(201).send(created)
    },

    async updateWebhook(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const { url } = request.body
      if (url !== undefined) await refuseUrl(request, url)
      const changed = await webhooks.update(formId, request.params.webhookId, request.body)
      if (!changed) throw new NotFound('Webhook')
      return reply.code(200).send(changed)
    },

    async deleteWebhook(request, reply) {
      const formId = await requireForm(request, request.params.id)
      if (!(await webhooks.remove(formId, request.params.webhookId))) throw new NotFound('Webhook')
      return reply.code(200).send({ message: 'Webhook deleted successfully' })
    },

    async rotateWebhookSecret(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const rotated = await webhooks.rotate(formId, request.params.webhookId)
      if (!rotated) throw new NotFound('Webhook')
      return reply.code(200).send(rotated)
    },

    async testWebhook(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const webhook = await webhooks.find(formId, request.params.webhookId)
      if (!webhook) throw new NotFound('Webhook')
      if (!webhook.is_enabled) throw new Conflict(OFF)
      takeSend(callerOf(request).user.id)
      return reply.code(201).send(await deliveryLog.insertTest(formId, webhook.id))
    },

    async readDeliveries(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const { limit } = pageOf(request.query)
      const log = ['deliveries', formId]
      const page = await deliveryLog.list(formId, { before: idOfCursor(request.query?.cursor, log), limit })
      return reply.code(200).send({ ...page, next: page.next === null ? null : toCursor(page.next, log) })
    },

    async readDelivery(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const found = await deliveryLog.find(formId, request.params.deliveryId)
      if (!found) throw new NotFound('Delivery')
      return reply.code(200).send(found)
    },

    async resendDelivery(request, reply) {
      const formId = await requireForm(request, request.params.id)
      const found = await deliveryLog.find(formId, request.params.deliveryId)
      if (!found) throw new NotFound('Delivery')
      const webhook = found.webhook_id === null ? undefined : await webhooks.find(formId, found.webhook_id)
      if (webhook && !webhook.is_enabled) throw new Conflict(OFF)
      takeSend(callerOf(request).user.id)
      const resent = await deliveryLog.resend(formId, found.id)
      if (!resent) throw new Conflict('This delivery is being sent now')
      return reply.code(200).send(resent)
    },
  } satisfies Pick<RouteHandlers, Operations>
}
