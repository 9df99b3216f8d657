import { createRequire } from 'node:module'
import type { FastifyServerOptions } from 'fastify'
import { inlined } from './contract.ts'

type Factory = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>

/**
 * Fastify's own serializers, each compiled for its first answer: every operation has one for each status, and most of
 * them no server ever sends. What compiles them is loaded then too, or behind the start (see `start/load-behind.ts`).
 */
export const buildSerializersLazily: Factory = (schemas, options) => {
  let compile: ReturnType<Factory> | undefined
  return (route) => {
    let serialize: ReturnType<ReturnType<Factory>> | undefined
    return (data) => {
      compile ??= loadFactory()(schemas, options)
      serialize ??= compile({ ...route, schema: inlined(Object(route.schema)) })
      return serialize(data)
    }
  }
}

function loadFactory(): Factory {
  const select: typeof import('@fastify/fast-json-stringify-compiler') = createRequire(import.meta.url)(
    '@fastify/fast-json-stringify-compiler',
  )
  return select.default()
}
