import { capabilities } from '../../contract/sdk.gen.ts'
import type { Capabilities } from '../../contract/types.gen.ts'
import './api-failure.ts'

/** The server's transcribers and its limits. Throws an `ApiFailure`. */
export const readCapabilities = async (): Promise<Capabilities> => (await capabilities()).data
