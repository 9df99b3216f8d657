import { quoted } from '../../rules/characters.ts'
import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { callerOf } from '../http/security.ts'
import { DELETED_SOON_DAYS } from '../store/dashboard/attention.ts'
import type { AttentionItem } from '../store/dashboard/attention-items.ts'
import type { Dependencies } from './dependencies.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** What an owner sees first. */
export const dashboardHandlers = ({ dashboard }: Dependencies) =>
  ({
    async readDashboard(request, reply) {
      const { since, newResponses, forms, attention } = await dashboard.read(callerOf(request).user.id)
      return reply.code(200).send({
        since: new Date(since).toISOString(),
        new_responses: newResponses,
        forms: forms.map(({ isActive, ...form }) => ({ ...form, is_active: isActive })),
        attention: attention.map((item) => ({
          kind: item.kind,
          form_id: item.formId,
          title: item.title,
          message: messageOf(item),
        })),
      })
    },
  }) satisfies Pick<RouteHandlers, 'readDashboard'>

function messageOf({ kind, host, reason, since, question = '', questions = 1 }: AttentionItem): string {
  const lasting = since === undefined ? undefined : lengthOf(Date.now() - since)
  switch (kind) {
    case 'webhook-off':
      return `The webhook to ${host} was switched off. ${reason}.`
    case 'webhook-failing':
      return `The webhook to ${host} has been failing for ${lasting}.`
    case 'unread-deleted-soon':
      return `Responses that you have not read will be deleted in the next ${DELETED_SOON_DAYS} days.`
    case 'badly-heard':
      return `${quoted(question)} is often misheard${questions > 1 ? `, and so ${questions === 2 ? 'is another question' : `are ${questions - 1} others`}` : ''}: voice had to ask again, was told no, or was given up for typing.`
    case 'no-responses':
      return `It has been open for ${lasting} without a response. Share its link.`
  }
}

function lengthOf(ms: number): string {
  const [count, unit] =
    ms < 2 * DAY_MS ? [Math.max(1, Math.floor(ms / HOUR_MS)), 'hour'] : [Math.floor(ms / DAY_MS), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
