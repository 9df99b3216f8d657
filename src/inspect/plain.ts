import type { Plain } from './messages.ts'

const DEEPEST = 10
const MOST_ENTRIES = 200
const LONGEST = 1000

/** A value as JSON of bounded size: of recordings and pictures inside events only the size is given. */
export function plain(value: unknown, depth = 0): Plain {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}… (${value.length})` : value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value === 'object') return depth < DEEPEST ? plainObject(value, depth) : '…'
  return typeof value === 'function' ? `ƒ ${value.name}` : String(value)
}

function plainObject(value: object, depth: number): Plain {
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((each) => plain(each, depth + 1))
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer)
    return `${value.constructor.name} (${value.byteLength} B)`
  if (value instanceof Blob) return `${value.constructor.name} (${value.type}, ${value.size} B)`
  if (value instanceof Error) return { name: value.name, message: value.message }
  if (value instanceof Date) return value.toISOString()
  if ('sessionId' in value && 'id' in value) return `actor ${String(value.id)}`
  const entries = Object.entries(value).slice(0, MOST_ENTRIES)
  return Object.fromEntries(
    entries.flatMap(([key, each]) => (each === undefined ? [] : [[key, plain(each, depth + 1)]])),
  )
}
