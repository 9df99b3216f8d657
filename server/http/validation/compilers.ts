import { setImmediate as nextTurn } from 'node:timers/promises'
import { Ajv2020 as Ajv, type Options } from 'ajv/dist/2020.js'
import { referred } from '../contract.ts'
import { withFormats } from './formats.ts'

const shared: Options = {
  allErrors: true,
  // The contract's schemas are judged by the tests: to compile the schema of schemas takes as long as the largest of ours.
  validateSchema: false,
  meta: false,
  useDefaults: true,
  removeAdditional: true,
  strict: false,
  discriminator: true,
  allowUnionTypes: true,
}

export type Validate = ReturnType<Ajv['compile']>

/**
 * Compiles schemas that refer to the contract's: each of these once, whoever refers to it, and by itself, so that other
 * requests are answered in between. All that a form is made of would hold them up for a tenth of a second.
 */
function compilerOf(options: Options): (schema: object) => Promise<Validate> {
  // For a schema that asks what no other part of it has judged, every alternative of an `anyOf` is tried; for others the first
  // that fits is enough. A submission is judged in a third of the time so.
  const [first, every] = [ajvOf(options, false), ajvOf(options, true)]
  return async (schema) => {
    const components = componentsOf(schema)
    const asks = [schema, ...components.values()].some((part) => JSON.stringify(part).includes('"unevaluated'))
    const ajv = asks ? every : first
    for (const [ref, component] of components) if (!(ref in ajv.schemas)) ajv.addSchema(component, ref)
    for (const [ref, component] of components) {
      // One that refers to nothing becomes a part of what refers to it.
      if (!refers(component)) continue
      ajv.getSchema(ref)
      await nextTurn()
    }
    return ajv.compile(schema)
  }
}

function ajvOf(options: Options, unevaluated: boolean): Ajv {
  const ajv = withFormats(new Ajv({ ...shared, ...options }))
  // The constructor takes no other value than true.
  ajv.opts.unevaluated = unevaluated
  return ajv
}

/** By its reference, what a schema refers to, and what that refers to: first what others refer to. */
function componentsOf(schema: object): Map<string, object> {
  const [found, seen] = [new Map<string, object>(), new Set<string>()]
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (!('$ref' in part)) return Object.values(part).forEach(look)
    const ref = String(part.$ref)
    if (seen.has(ref)) return
    seen.add(ref)
    look(referred(ref))
    found.set(ref, referred(ref))
  }
  look(schema)
  return found
}

const refers = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && ('$ref' in part || Object.values(part).some(refers))

/** In a body a number is a number; in an address everything is text. */
export const bodies = compilerOf({ coerceTypes: false })

/** Anonymous clients could send a body with half a million errors: validation stops at the first one. */
export const anonymousBodies = compilerOf({ coerceTypes: false, allErrors: false })

export const addresses = compilerOf({ coerceTypes: 'array' })
