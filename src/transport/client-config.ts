import type { CreateClientConfig } from '../../contract/client.gen.ts'
import { readToken } from './token.ts'

/** The token goes only with the operations that declare security: public calls carry none. */
export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  baseUrl: '/api/v1',
  auth: () => readToken() ?? undefined,
  throwOnError: true,
})
