/** What is known of a value that came from a file. */
export type Shape = Readonly<Record<string, (value: unknown) => boolean>>

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isList = (value: unknown): value is unknown[] => Array.isArray(value)
export const isText = (value: unknown): value is string => typeof value === 'string'

/** The parts that are missing or of another kind, each with its place. */
export function shapeProblems(value: unknown, shape: Shape, place: string): string[] {
  if (!isRecord(value)) return [`${place}: must be an object`]
  return Object.entries(shape).flatMap(([key, fits]) => (fits(value[key]) ? [] : [`${place}.${key}: must be a text`]))
}

/** A text, or nothing where it is something else. */
export const textIn = (value: unknown): string => (isText(value) ? value.trim() : '')

/** The records of a list; nothing where it is none. */
export const recordsIn = (value: unknown): Record<string, unknown>[] => (isList(value) ? value.filter(isRecord) : [])
