import selectSerializer from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Factory = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>

/**
 * Fastify's own serializers, each compiled for its first answer: every operation has one for each status, and most of
 * them no server ever sends.
 */
export const buildSerializersLazily: Factory = (schemas, options) => {
  const compile = selectSerializer()(schemas, options)
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined
    return (data) => (serialize ??= compile(route))(data)
  }
}
