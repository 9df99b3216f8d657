import { LIST_LIMIT_MAX } from '../../rules/limits.ts'
import type { Page } from '../store/users.ts'

/** The part of a list that a query asks for; validation has filled in the defaults, and types do not know it. */
export const pageOf = (query: Partial<Page> | undefined): Page => ({
  skip: query?.skip ?? 0,
  limit: query?.limit ?? LIST_LIMIT_MAX,
})
