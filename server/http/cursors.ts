import { createHash } from 'node:crypto'
import { Unprocessable } from './errors.ts'

/** Characters of base64url that name a list: 66 bits. */
const LIST_LENGTH = 11

/**
 * Where the next page of a list begins. An id alone would be taken in any list, and give a page that makes no sense.
 * @param id of the last entry of the page
 * @param list what makes the list this one: what it belongs to, its filter
 */
export const toCursor = (id: string, list: readonly unknown[]): string => `${id}.${nameOf(list)}`

/**
 * @returns the id that the cursor was made of, lower case
 * @throws {Unprocessable} when it was made for another list
 */
export function idOfCursor(cursor: string | undefined, list: readonly unknown[]): string | undefined {
  const [id, name] = cursor?.split('.') ?? []
  if (id === undefined) return undefined
  if (name !== nameOf(list)) throw new Unprocessable([{ loc: ['query', 'cursor'], msg: OTHER, type: 'value_error' }])
  return id.toLowerCase()
}

const OTHER = 'Must be next of another page of this list, read with the same filter'

const nameOf = (list: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, LIST_LENGTH)
