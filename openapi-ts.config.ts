import { defineConfig } from '@hey-api/openapi-ts'

/** The contract becomes the client, its query options and the types of the server's handlers. */
export default defineConfig({
  input: './openapi.json',
  output: { path: 'contract', module: { extension: '.ts' } },
  plugins: [
    '@hey-api/typescript',
    { name: '@hey-api/client-fetch', runtimeConfigPath: './src/transport/client-config.ts', throwOnError: true },
    '@hey-api/sdk',
    { name: '@tanstack/react-query' },
    'fastify',
  ],
})
