import '../../../src/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Component } from '../../../src/pages/summary/page.tsx'
import { createQueryClient } from '../../../src/transport/query-client.ts'
import { aForm } from '../../support/builders.ts'

export const form = aForm({ title: 'Visitor feedback' })

/** What the server answers to one request for the summary. */
export type Answer = (query: URLSearchParams) => Reply | Promise<Reply>

interface Reply {
  status?: number
  body: unknown
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const ignored = () => undefined

/** The page with a server that answers as told; gives what was asked of it. */
export async function show(answer: Answer, query = '', formAnswer = () => json(form)) {
  const asked: URLSearchParams[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input), location.origin)
    if (!pathname.endsWith('/summary')) return formAnswer()
    asked.push(searchParams)
    const { status, body } = await answer(searchParams)
    return json(body, status)
  })
  const cache = createQueryClient({ onRefused: ignored, onSuccess: ignored, onFailure: ignored })
  const router = createMemoryRouter(
    [
      { path: '/forms/:formId/summary', Component },
      { path: '*', element: null },
    ],
    { initialEntries: [`/forms/${form.id}/summary${query}`] },
  )
  const screen = await render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, asked, router }
}

export { json }
