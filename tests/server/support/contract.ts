import { readFileSync } from 'node:fs'

interface Media {
  schema?: object
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
interface Described {
  $ref?: string
  description?: string
  content?: Record<string, Media>
}
interface Parameter {
  name: string
  in: 'path' | 'query'
  schema: object
  example?: unknown
}
export interface Operation {
  operationId: string
  summary: string
  description: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: Described
  responses: Record<string, Described>
}
interface Contract {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; responses: Record<string, Described> }
}

const file = new URL('../../../openapi.json', import.meta.url)

/** A fresh copy of the document each time, since validators write into it. */
export const readContract = (): Contract => JSON.parse(readFileSync(file, 'utf8'))

const contract = readContract()

/** Every operation with its method and path, as the document declares it. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
)

/** Follows a reference to a shared response. */
export const resolveResponse = (response: Described): Described =>
  response.$ref ? contract.components.responses[response.$ref.split('/').at(-1) ?? '']! : response

/** All examples of one media type, whichever of the two ways they are written. */
export const examplesOf = ({ example, examples }: Media): unknown[] =>
  examples ? Object.values(examples).map(({ value }) => value) : example === undefined ? [] : [example]
