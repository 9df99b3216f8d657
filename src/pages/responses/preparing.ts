import { toastText } from '../../../rules/failures.ts'
import { toFailure } from '../../transport/api-failure.ts'

/** The server makes its copy of many responses first: 503 with a sentence that says how far it is. */
export const isPreparing = (error: unknown): boolean => percentOf(error) !== undefined

/** 0 to 100; undefined when something else is the matter. */
export function percentOf(error: unknown): number | undefined {
  const { status, body } = toFailure(error)
  const percent = /(\d{1,3}) ?%/.exec(toastText(body))?.[1]
  return status === 503 && percent !== undefined ? Number(percent) : undefined
}
