import { createRequire } from 'node:module'
import type { FastifySchemaCompiler, FastifySchemaValidationError, FastifyServerOptions } from 'fastify'
import type { Ajv2020, Options } from 'ajv/dist/2020.js'
import type { ValidationProblem } from '../../../contract/types.gen.ts'
import { inlined } from '../contract.ts'
import { withFormats } from './formats.ts'

export type Problem = ValidationProblem

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

/** Of a larger body only the first error is named: a megabyte may have a million of them. */
const LISTED_VALUES_MAX = 10_000

/** Its hundred modules are loaded for the first request, or behind the start (see `start/load-behind.ts`). */
const validators = once(() => {
  const load = createRequire(import.meta.url)
  const { Ajv2020: Ajv }: typeof import('ajv/dist/2020.js') = load('ajv/dist/2020.js')
  const formats: typeof import('ajv-formats') = load('ajv-formats')
  const make = (options: Options) => compilerOf(withFormats(new Ajv({ ...shared, ...options }), formats))
  return {
    // In a body a number is a number; in an address everything is text.
    bodies: make({ coerceTypes: false }),
    // Anonymous clients could send a body with half a million errors: validation stops at the first one.
    anonymousBodies: make({ coerceTypes: false, allErrors: false }),
    addresses: make({ coerceTypes: 'array' }),
  }
})

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/**
 * For a schema that asks what no other part of it has judged, Ajv tries every alternative of an `anyOf`; for others the first
 * that fits is enough. A submission is judged in a third of the time so.
 */
const compilerOf = (ajv: Ajv2020) => ({
  compile(schema: object): Validate {
    ajv.opts.unevaluated = JSON.stringify(schema).includes('"unevaluated')
    return ajv.compile(schema)
  },
})

/** Handlers validate binary bodies. */
const compileWith =
  (compileBody: (schema: object) => Validate): FastifySchemaCompiler<object & { format?: string }> =>
  ({ schema, httpPart }) => {
    if (schema.format === 'binary') return () => true
    return lazily(() =>
      httpPart === 'body' ? compileBody(inlined(schema)) : validators().addresses.compile(inlined(schema)),
    )
  }

type Validate = ReturnType<Ajv2020['compile']>

/** Compiled for the first request: all of them together would take long, and memory of no use. */
function lazily(compile: () => Validate): Validate {
  let compiled: Validate | undefined
  const validate = (data: unknown): boolean => {
    compiled ??= compile()
    const isValid = compiled(data) === true
    validate.errors = compiled.errors ?? null
    return isValid
  }
  validate.errors = null as Validate['errors']
  return validate as Validate
}

/** All errors of a body that is not too large for that; most bodies have none, and are judged once. */
function compileBoth(schema: object): Validate {
  const first = whileItFits(validators().anonymousBodies.compile(schema))
  let all: Validate | undefined
  const validate = (data: unknown): boolean => {
    const isValid = first(data) === true
    const judge =
      isValid || hasMoreThan(data, LISTED_VALUES_MAX)
        ? first
        : (all ??= whileItFits(validators().bodies.compile(schema)))
    const isWell = isValid || (judge !== first && judge(data) === true)
    validate.errors = judge.errors ?? null
    return isWell
  }
  validate.errors = null as Validate['errors']
  return validate as Validate
}

/** A schema that contains itself is followed as deep as a body goes: one that is deeper than the stack is nested too deep. */
function whileItFits(judge: Validate): Validate {
  const validate = (data: unknown): boolean => {
    try {
      const isValid = judge(data) === true
      validate.errors = judge.errors ?? null
      return isValid
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      validate.errors = [TOO_DEEP]
      return false
    }
  }
  validate.errors = null as Validate['errors']
  return validate as Validate
}

const TOO_DEEP = {
  instancePath: '',
  schemaPath: '',
  keyword: 'depth',
  params: {},
  message: 'The body is nested too deep',
}

/** Whether there are more values in it; looks at no more than that. */
function hasMoreThan(data: unknown, max: number): boolean {
  const rest = [data]
  for (let seen = 0; rest.length > 0; seen += 1) {
    if (seen + rest.length > max) return true
    const value = rest.pop()
    if (typeof value === 'object' && value !== null) for (const entry of Object.values(value)) rest.push(entry)
  }
  return false
}

type Factory = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildValidator']
>

/** Fastify loads its own validator where it is given none at once. Its type asks for a function of Ajv alone. */
export const buildValidator = (() => compileWith(compileBoth)) as unknown as Factory

/** For operations that need no token. */
export const compileForAnonymous = compileWith((schema) => validators().anonymousBodies.compile(schema))

const LOCATIONS: Record<string, string> = { querystring: 'query', params: 'path', headers: 'header' }

/** A body may have thousands of errors; comparing them all would take long. */
export const PROBLEMS_MAX = 100

/** Ajv's errors in the shape of the contract's 422. */
export const validationProblems = (errors: FastifySchemaValidationError[], context = 'body'): Problem[] =>
  withoutBranches(errors.slice(0, PROBLEMS_MAX)).map((error) => ({
    loc: [LOCATIONS[context] ?? context, ...pathOf(error)],
    msg: messageOf(error),
    type: error.keyword === 'required' ? 'missing' : error.keyword,
  }))

/** When all alternatives of an anyOf failed, reports the errors of the one that was meant, else one error for all. */
function withoutBranches(errors: FastifySchemaValidationError[]): FastifySchemaValidationError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf')
  const branchOf = (error: FastifySchemaValidationError) =>
    choices.find(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`))
  const isMeant = (error: FastifySchemaValidationError) => error.instancePath !== branchOf(error)?.instancePath
  const answered = new Set(errors.filter((error) => branchOf(error) && isMeant(error)).map(branchOf))
  return errors.filter((error) => (branchOf(error) ? isMeant(error) : !answered.has(error)))
}

const pathOf = ({ instancePath, keyword, params }: FastifySchemaValidationError): (string | number)[] => [
  ...instancePath
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~'))),
  ...(keyword === 'required' ? [String(params['missingProperty'])] : []),
  ...(keyword === 'unevaluatedProperties' ? [String(params['unevaluatedProperty'])] : []),
]

const MESSAGES: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'Field required',
  minLength: ({ limit }) => (limit === 1 ? 'Must not be empty' : `Must be at least ${limit} characters`),
  maxLength: ({ limit }) => `Must be no more than ${limit} characters`,
  minimum: ({ limit }) => `Must be at least ${limit}`,
  maximum: ({ limit }) => `Must be at most ${limit}`,
  minItems: ({ limit }) => (limit === 1 ? 'Must not be empty' : `Must have at least ${limit} entries`),
  maxItems: ({ limit }) => `Must have no more than ${limit} entries`,
  type: ({ type }) => `Must be of type ${String(type).replaceAll(',', ' or ')}`,
  format: ({ format }) => (format === 'email' ? 'Invalid email address' : `Must be a valid ${format}`),
  enum: ({ allowedValues }) => `Must be one of ${String(allowedValues).replaceAll(',', ', ')}`,
  const: ({ allowedValue }) => `Must be ${JSON.stringify(allowedValue)}`,
  pattern: ({ pattern }) => (pattern === '\\S' ? 'Must not be blank' : 'Does not have the right shape'),
  anyOf: () => 'Not an allowed value',
  not: () => 'This name is reserved',
  propertyNames: () => 'This name cannot be used',
  unevaluatedProperties: () => 'This name is not known here',
}

const messageOf = ({ keyword, params, message }: FastifySchemaValidationError): string =>
  MESSAGES[keyword]?.(params) ?? message ?? 'Invalid value'
