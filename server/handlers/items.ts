import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import { NotFound } from '../http/errors.ts'
import { callerOf } from '../http/security.ts'
import type { Dependencies } from './dependencies.ts'
import { pageOf } from '../store/page.ts'

type Operations = 'readItems' | 'createItem' | 'readItem' | 'updateItem' | 'deleteItem'

export const itemHandlers = ({ items, accountLimits }: Dependencies) =>
  ({
    async readItems(request, reply) {
      return reply.code(200).send(await items.list(callerOf(request).user.id, pageOf(request.query)))
    },

    async createItem(request, reply) {
      return reply.code(201).send(await items.insert(callerOf(request).user.id, request.body, accountLimits))
    },

    async readItem(request, reply) {
      const item = await items.find(callerOf(request).user.id, request.params.id)
      if (!item) throw new NotFound('Item')
      return reply.code(200).send(item)
    },

    async updateItem(request, reply) {
      const owner = callerOf(request).user.id
      const item = await items.find(owner, request.params.id)
      const changed = item && (await items.update(owner, item, request.body))
      if (!changed) throw new NotFound('Item')
      return reply.code(200).send(changed)
    },

    async deleteItem(request, reply) {
      if (!(await items.remove(callerOf(request).user.id, request.params.id))) throw new NotFound('Item')
      return reply.code(200).send({ message: 'Item deleted successfully' })
    },
  }) satisfies Pick<RouteHandlers, Operations>
