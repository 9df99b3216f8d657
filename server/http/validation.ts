import type { FastifySchema, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import formats from 'ajv-formats'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import { validate as isUuid } from 'uuid'
import type { ValidationProblem } from '../../contract/types.gen.ts'
import { isEmail } from '../../rules/accounts.ts'
import { toNumber } from '../../rules/numbers.ts'

export type Problem = ValidationProblem

const shared: Options = {
  allErrors: true,
  useDefaults: true,
  removeAdditional: true,
  strict: false,
  discriminator: true,
  allowUnionTypes: true,
}

/** In a body a number is a number; in an address everything is text. */
const bodies = withOurWords(new Ajv2020({ ...shared, coerceTypes: false }))
/** Who has no account could send a body with half a million mistakes: the first one ends the search. */
const visitorsBodies = withOurWords(new Ajv2020({ ...shared, coerceTypes: false, allErrors: false }))
const addresses = withOurWords(new Ajv2020({ ...shared, coerceTypes: 'array' }))

function withOurWords(ajv: Ajv2020): Ajv2020 {
  formats.default(ajv)
  ajv.addFormat('email', isEmail)
  // The usual rule takes 'urn:uuid:…' too, which is no id of a row.
  ajv.addFormat('uuid', isUuid)
  ajv.addKeyword({
    keyword: 'x-numeric',
    type: 'object',
    before: 'properties',
    modifying: true,
    errors: false,
    validate: (names: string[], limits: Record<string, unknown>) => {
      for (const name of names) if (name in limits) limits[name] = asNumber(limits[name])
      return true
    },
  })
  return ajv
}

/** Absent stays absent, an emptied input means no limit, and what is no number is left for the type check to name. */
const asNumber = (limit: unknown): unknown =>
  typeof limit === 'string' ? (limit.trim() === '' ? null : (toNumber(limit) ?? limit)) : limit

interface RouteSchema extends FastifySchema {
  $id?: string
  format?: string
}

/** Bytes are judged by their handler; each schema stands alone, so the `$id` that glue gives to each is dropped. */
const compileWith =
  (ajv: Ajv2020): FastifySchemaCompiler<RouteSchema> =>
  ({ schema, httpPart }) => {
    const { $id: _, ...rest } = schema
    if (rest.format === 'binary') return () => true
    return (httpPart === 'body' ? ajv : addresses).compile(rest)
  }

export const compileValidator = compileWith(bodies)

/** For operations that need no token. */
export const compileForVisitors = compileWith(visitorsBodies)

const PARTS: Record<string, string> = { querystring: 'query', params: 'path', headers: 'header' }

/** A body may hold thousands of mistakes; nobody reads them all, and comparing them all takes long. */
export const PROBLEMS_MAX = 100

/** Ajv's errors in the shape of the contract's 422. */
export const validationProblems = (errors: FastifySchemaValidationError[], context = 'body'): Problem[] =>
  withoutBranches(errors.slice(0, PROBLEMS_MAX)).map((error) => ({
    loc: [PARTS[context] ?? context, ...wayOf(error)],
    msg: messageOf(error),
    type: error.keyword === 'required' ? 'missing' : error.keyword,
  }))

/** Of alternatives that all failed, the one that was meant says what is wrong; when none was meant, one sentence does. */
function withoutBranches(errors: FastifySchemaValidationError[]): FastifySchemaValidationError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf')
  const branchOf = (error: FastifySchemaValidationError) =>
    choices.find(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`))
  const isMeant = (error: FastifySchemaValidationError) => error.instancePath !== branchOf(error)?.instancePath
  const answered = new Set(errors.filter((error) => branchOf(error) && isMeant(error)).map(branchOf))
  return errors.filter((error) => (branchOf(error) ? isMeant(error) : !answered.has(error)))
}

const wayOf = ({ instancePath, keyword, params }: FastifySchemaValidationError): (string | number)[] => [
  ...instancePath
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~'))),
  ...(keyword === 'required' ? [String(params['missingProperty'])] : []),
]

const MESSAGES: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'Field required',
  minLength: ({ limit }) => (limit === 1 ? 'Must not be empty' : `Must be at least ${limit} characters`),
  maxLength: ({ limit }) => `Must be no more than ${limit} characters`,
  minimum: ({ limit }) => `Must be at least ${limit}`,
  maximum: ({ limit }) => `Must be at most ${limit}`,
  maxItems: ({ limit }) => `Must have no more than ${limit} entries`,
  type: ({ type }) => `Must be of type ${String(type).replaceAll(',', ' or ')}`,
  format: ({ format }) => (format === 'email' ? 'Invalid email address' : `Must be a valid ${format}`),
  enum: ({ allowedValues }) => `Must be one of ${String(allowedValues).replaceAll(',', ', ')}`,
  const: ({ allowedValue }) => `Must be ${JSON.stringify(allowedValue)}`,
  pattern: ({ pattern }) => (pattern === '\\S' ? 'Must not be blank' : 'Does not have the right shape'),
  anyOf: () => 'Not an allowed value',
  not: () => 'This name is reserved',
  propertyNames: () => 'This name cannot be used',
}

const messageOf = ({ keyword, params, message }: FastifySchemaValidationError): string =>
  MESSAGES[keyword]?.(params) ?? message ?? 'Invalid value'
