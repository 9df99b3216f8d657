import { LIST_LIMIT_MAX } from '../../rules/limits.ts'
import type { Window } from '../store/users.ts'

/** The part of a list that a query asks for; validation has filled in the defaults, and types do not know it. */
export const windowOf = (query: Partial<Window> | undefined): Window => ({
  skip: query?.skip ?? 0,
  limit: query?.limit ?? LIST_LIMIT_MAX,
})
