import { capabilities } from '../../contract/sdk.gen.ts'
import type { Capabilities } from '../../contract/types.gen.ts'
import './api-failure.ts'

/** What the server can hear with, and its limits. Throws an `ApiFailure`. */
export const readCapabilities = async (): Promise<Capabilities> => (await capabilities()).data
