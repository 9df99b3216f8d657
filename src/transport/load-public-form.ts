import { readPublicForm } from '../../contract/sdk.gen.ts'
import type { PublicForm } from '../../contract/types.gen.ts'
import { type Failure, publicFormFailure } from '../../rules/failures.ts'
import { toFailure } from './api-failure.ts'

/** The form, or why there is none. It is public, so no token is sent. */
export async function loadPublicForm(id: string): Promise<PublicForm | { failure: Failure }> {
  try {
    return (await readPublicForm({ path: { id } })).data
  } catch (error) {
    const { status, body } = toFailure(error)
    return { failure: publicFormFailure(status, body) }
  }
}
