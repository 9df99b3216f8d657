import { problemAt } from '../../../rules/failures.ts'
import { toFailure } from '../../transport/api-failure.ts'

/** A password that the server refused, and why: it knows more common passwords than a page could carry. */
export interface PasswordRefusal {
  password: string | undefined
  message: string
}

/**
 * @param error of the call, whose `meta` names the same field, so that no toast says it too
 * @param password what was sent
 */
export function refusalOf(error: unknown, field: string, password: string | undefined): PasswordRefusal | undefined {
  const message = problemAt(toFailure(error).body, field)
  return message === undefined ? undefined : { password, message }
}
