import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { operations, readContract, resolveResponse } from './contract.ts'
import formats from 'ajv-formats'

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema({ $id: 'contract', ...readContract() })

const compiled = new Map<object, ValidateFunction>()

/** Refs are written as '#/…': the schema is judged inside the whole document. */
export function validateBySchema(schema: object, value: unknown): string | undefined {
  const known = compiled.get(schema)
  const validate = known ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')))
  if (!known) compiled.set(schema, validate)
  return validate(value) ? undefined : ajv.errorsText(validate.errors)
}

const pathPattern = (path: string) => new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`)
const exactFirst = (a: string, b: string) => Number(a.includes('{')) - Number(b.includes('{'))

/** Finds the operation that answers a method and an address. */
export const operationAt = (method: string, url: string) =>
  operations
    .filter((operation) => operation.method === method.toLowerCase())
    .toSorted((a, b) => exactFirst(a.path, b.path))
    .find(({ path }) => pathPattern(path).test(url.split('?', 1)[0]!))

/** Says how an answer departs from the contract, or undefined when it keeps it. */
export function validateResponse(method: string, url: string, status: number, type: string, body: string) {
  const operation = operationAt(method, url)
  if (!operation) return status === 404 ? undefined : `no operation for ${method} ${url}`
  const declared = operation.responses[String(status)]
  if (!declared) return `${operation.operationId} does not declare ${status}: ${body}`
  const { content } = resolveResponse(declared)
  if (!content) return body === '' ? undefined : `${operation.operationId} declares no body for ${status}`
  const mediaType = type.split(';', 1)[0]!
  const media = content[mediaType]
  if (!media?.schema) return `${operation.operationId} does not declare ${type} for ${status}`
  return validateBySchema(media.schema, mediaType === 'application/json' ? JSON.parse(body) : body)
}
