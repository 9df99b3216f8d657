import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '../../../src/transport/query-client.ts'
import { Component } from '../../../src/pages/responses/page.tsx'
import { Toaster } from '../../../src/ui/overlays/toaster.tsx'
import { form } from './fake-server.ts'

const ignore = () => undefined
const silent = { onRefused: ignore, onSuccess: ignore, onFailure: ignore }

/** The page at its address, with a cache and a history of its own. */
export async function showResponses(query = '') {
  const queryClient = createQueryClient(silent)
  const router = createMemoryRouter(
    [
      { path: '/forms/:formId/responses', Component },
      { path: '*', element: null },
    ],
    {
      initialEntries: [`/forms/${form.id}/responses${query}`],
    },
  )
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <main tabIndex={-1}>
        <RouterProvider router={router} />
      </main>
      <Toaster closeLabel="Close" />
    </QueryClientProvider>,
  )
  return Object.assign(screen, { router })
}
