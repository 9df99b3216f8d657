import { createSession } from '../../contract/sdk.gen.ts'
import type { Session } from '../../contract/types.gen.ts'
import { SESSION_TYPE } from '../../rules/limits.ts'
import './api-failure.ts'

/** Creates a session on the server. Throws an `ApiFailure`. */
export async function beginSession(formId: string): Promise<Session> {
  return (await createSession({ path: { id: formId }, body: { type: SESSION_TYPE } })).data
}
