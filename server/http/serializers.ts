import { createRequire } from 'node:module'
import type { FastifyServerOptions } from 'fastify'
import { inlined } from './contract.ts'

type Factory = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>

/**
 * Written as they are: what a form asks and what was answered were judged when they were stored, and nothing undeclared was taken;
 * figures are made by this server alone. To find out which kind of condition each field has would compile 300,000 characters of code
 * for the first form, and judge each field of every one; which kind of figures or answers, hold the event loop for 60 ms at the first
 * summary and for 20 ms at the first list.
 */
const AS_THEY_ARE = Object.fromEntries(
  ['FormStructure', 'StoredValue', 'FieldFigures'].map((name) => [`#/components/schemas/${name}`, {}]),
)

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
      serialize ??= compile({ ...route, schema: inlined(Object(route.schema), AS_THEY_ARE) })
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
