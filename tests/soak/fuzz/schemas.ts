import { readContract } from '../../server/support/contract.ts'
import type { Random } from '../support/random.ts'
import { junkValue } from './junk.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  required?: string[]
  enum?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  format?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

const { schemas } = readContract().components
const LONGEST = 200_000

function resolve(schema: Schema): Schema {
  const named = schema.$ref?.split('/').at(-1)
  const found = named === undefined ? schema : (schemas[named] as Schema | undefined)
  const [choice] = found?.anyOf ?? found?.oneOf ?? found?.allOf ?? []
  return choice && !found?.properties ? resolve(choice) : (found ?? {})
}

/** @returns the value with one place of it broken against its schema, the deeper the more often */
export function broken(schema: object, value: unknown, random: Random): unknown {
  const known = resolve(schema)
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) return brokenItem(known, value, random)
  if (isObject(value) && Object.keys(value).length > 0 && random.chance(0.85)) return brokenMember(known, value, random)
  return random.pick(breaksOf(known, value, random))
}

function brokenItem({ items = {} }: Schema, value: unknown[], random: Random): unknown[] {
  const at = random.below(value.length)
  return value.map((item, index) => (index === at ? broken(items, item, random) : item))
}

function brokenMember(schema: Schema, value: Record<string, unknown>, random: Random): Record<string, unknown> {
  const name = random.pick(Object.keys(value))
  const { [name]: member, ...rest } = value
  const below = schema.properties?.[name] ?? (isObject(schema.additionalProperties) ? schema.additionalProperties : {})
  const action = random.below(10)
  if (action === 0) return rest
  if (action === 1)
    return { ...value, [random.pick(['unknown', 'id', 'owner_id', 'is_superuser', '', 'a'.repeat(500)])]: 1 }
  if (action === 2) return { ...rest, [random.pick(['__proto__x', 'constructor', 'toString', '🙂'])]: member }
  return { ...value, [name]: broken(below, member, random) }
}

/** What a schema forbids of a value in its place, and anything at all. */
function breaksOf(
  { minLength, maxLength, minimum, maximum, maxItems, enum: allowed, format }: Schema,
  value: unknown,
  random: Random,
): unknown[] {
  return [
    junkValue(random),
    junkValue(random),
    ...(maxLength === undefined
      ? []
      : ['x'.repeat(Math.min(maxLength + 1, LONGEST)), '💣'.repeat(Math.min(maxLength, LONGEST) / 2 + 1)]),
    ...(minLength === undefined ? [] : ['', ' '.repeat(minLength)]),
    ...(minimum === undefined ? [] : [minimum - 1, minimum - 0.5, Number.MIN_SAFE_INTEGER]),
    ...(maximum === undefined ? [] : [maximum + 1, Number.MAX_SAFE_INTEGER, String(maximum)]),
    ...(allowed === undefined ? [] : ['none of them', String(allowed[0]).toUpperCase(), allowed]),
    ...(format === undefined ? [] : [`not a ${format}`, `${JSON.stringify(value)}\n`]),
    ...(maxItems === undefined
      ? []
      : [Array.from({ length: Math.min(maxItems, 5000) + 1 }, () => (Array.isArray(value) ? value[0] : value))]),
    [value, value],
    { value },
    JSON.stringify(value) ?? '',
  ]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
