import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'

interface Operation {
  operationId: string
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
}

const text = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')

/** The document as it is published. */
export const contractText = text

/** The document for the router; Ajv refuses a discriminator's mapping, which only client generators need. */
export const readContract = (): Contract =>
  JSON.parse(text, (key, value) => (key === 'discriminator' ? { propertyName: value.propertyName } : value))

async function accept(this: Validator, document: unknown) {
  Object.assign(this, { specification: document, version: '3.1' })
  return { valid: true }
}

/**
 * The router would check the document against the schema of OpenAPI, whose compilation takes a quarter of a start. A test
 * checks it instead.
 * @param register reads the document
 */
export async function withoutCheck(register: () => PromiseLike<unknown>): Promise<void> {
  const { validate } = Validator.prototype
  Validator.prototype.validate = accept
  try {
    await register()
  } finally {
    Validator.prototype.validate = validate
  }
}

/** @throws when an operation has no handler, or a handler no operation: the server must not start then */
export function assertHandled({ paths }: Contract, handlers: object): void {
  const declared = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  const missing = declared.filter((id) => !Object.hasOwn(handlers, id))
  const unknown = Object.keys(handlers).filter((id) => !declared.includes(id))
  if (missing.length > 0) throw new Error(`No handler for: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`Not in the contract: ${unknown.join(', ')}`)
}
