import { queryOptions } from '@tanstack/react-query'
import { readUserMe } from '../../contract/sdk.gen.ts'

/** Fetched when a token exists, and cached under this word. */
export const currentUserOptions = queryOptions({
  queryKey: ['currentUser'],
  queryFn: async ({ signal }) => (await readUserMe({ signal })).data,
})
