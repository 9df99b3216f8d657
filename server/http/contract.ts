import { readFileSync } from 'node:fs'

/** What the routes need of an operation; schemas are JSON Schema, as the document has them. */
interface Described {
  operationId: string
  /** By scheme, the roles that are asked for; empty for anonymous callers. */
  security: Record<string, string[]>[]
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: object }[]
  requestBody?: Content
  responses: Record<string, Content & { $ref?: string }>
}

interface Content {
  content?: Record<string, { schema?: object }>
}

export interface Operation extends Described {
  /** As HTTP writes it. */
  method: string
  path: string
}

export interface Contract {
  /** By path and method. */
  paths: Record<string, Record<string, Described>>
}

/** The document as it is published. */
export const contractText = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')

export const contract: Contract = JSON.parse(contractText)

export const operationsOf = ({ paths }: Contract): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )

/** @returns what a reference such as `#/components/schemas/Form` names */
export const referred = (ref: string): object =>
  ref
    .split('/')
    .slice(1)
    .reduce((part: object, key) => Object(part)[key], contract)

/**
 * A schema without references to others, as it is compiled. One that contains itself refers to where it stands.
 * @param replaced by reference, what stands in the place of what it names
 */
export const inlined = (schema: object, replaced: Record<string, object> = {}): object =>
  copy(schema, '#', {}, replaced) as object

type Above = Record<string, string>
type Replaced = Record<string, object>

function copy(part: unknown, path: string, above: Above, replaced: Replaced): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((entry, index) => copy(entry, `${path}/${index}`, above, replaced))
  if ('$ref' in part) return copyReferred(String(part.$ref), path, above, replaced)
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, copyEntry(key, value, path, above, replaced)]),
  )
}

function copyReferred(ref: string, path: string, above: Above, replaced: Replaced): unknown {
  if (ref in above) return { $ref: above[ref] }
  return replaced[ref] ?? copy(referred(ref), path, { ...above, [ref]: path }, replaced)
}

/** Ajv refuses a discriminator's mapping, which only client generators need. */
const copyEntry = (key: string, value: unknown, path: string, above: Above, replaced: Replaced): unknown =>
  key === 'discriminator' && Object.hasOwn(Object(value), 'mapping')
    ? { propertyName: Object(value).propertyName }
    : copy(value, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, above, replaced)
