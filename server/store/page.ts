import { LIST_LIMIT_MAX } from '../../rules/limits.ts'

/** One page of a list. */
export interface Page {
  skip: number
  limit: number
}

/** The page that a query asks for. Validation has filled in the defaults, but the generated types leave them optional. */
export const pageOf = (query: Partial<Page> | undefined): Page => ({
  skip: query?.skip ?? 0,
  limit: query?.limit ?? LIST_LIMIT_MAX,
})
