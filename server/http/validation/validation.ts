import type { FastifySchemaCompiler, FastifySchemaValidationError, FastifyServerOptions } from 'fastify'
import type { ValidationProblem } from '../../../contract/types.gen.ts'
import type { Validate } from './compilers.ts'

export type Problem = ValidationProblem

/** Of a larger body only the first error is named: a megabyte may have a million of them. */
const LISTED_VALUES_MAX = 10_000

/** Its hundred modules are loaded for the first request, or behind the start (see `start/load-behind.ts`). */
const compilers = () => import('./compilers.ts')

type Errors = FastifySchemaValidationError[] | undefined

/** What is wrong with it; later where the schema is compiled first. */
type Judge = (data: unknown) => Errors | Promise<Errors>

/** Handlers validate binary bodies. */
const compileWith =
  (judgeBody: (schema: object) => Judge): FastifySchemaCompiler<object & { format?: string }> =>
  ({ schema, httpPart }) => {
    if (schema.format === 'binary') return () => true
    return validatorOf(
      httpPart === 'body' ? judgeBody(schema) : lazily(async () => (await compilers()).addresses(schema)),
    )
  }

type Validator = ReturnType<FastifySchemaCompiler<object>>

const validatorOf = (judge: Judge): Validator => {
  const validate = (data: unknown) => {
    const judged = judge(data)
    if (judged instanceof Promise) return judged.then(throwErrors, throwFailure)
    return judged ? { error: new Invalid(judged) } : true
  }
  // Its type asks for promises of which a linter knows.
  return validate as Validator
}

/** Of a promise Fastify asks only whether it fails. */
function throwErrors(errors: Errors): true {
  if (errors) throw new Invalid(errors)
  return true
}

function throwFailure(error: Error): void {
  throw Object.assign(error, { statusCode: 500 })
}

class Invalid extends Error {
  readonly validation: FastifySchemaValidationError[]

  constructor(errors: FastifySchemaValidationError[]) {
    super('Validation Error')
    this.validation = errors
  }
}

/** Compiled for the first request: all of them together would take long, and memory of no use. */
function lazily(compile: () => Promise<Validate>): Judge {
  let judge: ((data: unknown) => Errors) | undefined
  let compiling: Promise<typeof judge & {}> | undefined
  const start = async () => (judge = whileItFits(await compile()))
  return (data) => (judge ? judge(data) : (compiling ??= start()).then((compiled) => compiled(data)))
}

/** Stops at the first error. */
const judgeAnonymous = (schema: object): Judge => lazily(async () => (await compilers()).anonymousBodies(schema))

/** All errors of a body that is not too large for that; most bodies have none, and are judged once. */
function judgeBoth(schema: object): Judge {
  const first = judgeAnonymous(schema)
  const all = lazily(async () => (await compilers()).bodies(schema))
  return (data) => {
    const name = (errors: Errors) => (!errors || hasMoreThan(data, LISTED_VALUES_MAX) ? errors : all(data))
    const judged = first(data)
    return judged instanceof Promise ? judged.then(name) : name(judged)
  }
}

/** A schema that contains itself is followed as deep as a body goes: one that is deeper than the stack is nested too deep. */
const whileItFits =
  (validate: Validate) =>
  (data: unknown): Errors => {
    try {
      return validate(data) ? undefined : (validate.errors ?? [])
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return [TOO_DEEP]
    }
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
export const buildValidator = (() => compileWith(judgeBoth)) as unknown as Factory

/** For operations that need no token. */
export const compileForAnonymous = compileWith(judgeAnonymous)

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

/**
 * When all alternatives of an anyOf failed, reports the errors of the one that was meant, else one error for all. In the
 * contract an anyOf stands alone: the errors of its alternatives are those before its own, in the same value or in a part of it.
 */
function withoutBranches(errors: FastifySchemaValidationError[]): FastifySchemaValidationError[] {
  const last = errors.findLastIndex(({ keyword }) => keyword === 'anyOf')
  const choice = errors[last]
  if (!choice) return errors
  const { instancePath } = choice
  const isOutside = (error: FastifySchemaValidationError) => !`${error.instancePath}/`.startsWith(`${instancePath}/`)
  const first = errors.slice(0, last).findLastIndex(isOutside) + 1
  const meant = errors.slice(first, last).filter((error) => error.instancePath !== instancePath)
  return [
    ...withoutBranches(errors.slice(0, first)),
    ...(meant.length > 0 ? withoutBranches(meant) : [choice]),
    ...errors.slice(last + 1),
  ]
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
