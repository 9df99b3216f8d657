import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { dashboardOptions } from '../pages/dashboard/calls.ts'
import { formsOptions } from '../pages/forms/forms-options.ts'
import { formQueryOf } from '../pages/forms/use-form-query.ts'
import { readToken } from '../transport/token.ts'
import { PageSkeleton, PublicOnly, SignedIn, Superuser } from './gates.tsx'
import { Layout } from './layout.tsx'
import { Crashed } from './crashed.tsx'
import { Pages } from './pages.tsx'

/** The frame of the page shows at once, and asks who is signed in, while the screen inside it is still fetched. */
const inside = (screens: RouteObject[]): RouteObject[] =>
  screens.map((screen) => ({ ...screen, HydrateFallback: PageSkeleton }) as RouteObject)

/** What a screen shows first is asked for while its own chunk is fetched; nothing waits for it here. */
const asking = (
  ask: (params: URLSearchParams) => Promise<unknown>,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ request }) => {
    if (readToken() !== null) void ask(new URL(request.url).searchParams)
    return null
  },
  shouldRevalidate: () => false,
})

export type Router = ReturnType<typeof createRouter>

/** Each screen is its own chunk. `/forms/{formId}` is the respondent's page: another document, so a plain link. */
export const createRouter = (queryClient: QueryClient) =>
  createBrowserRouter([
    {
      HydrateFallback: () => null,
      Component: Pages,
      ErrorBoundary: Crashed,
      children: [
        {
          Component: PublicOnly,
          children: [
            { path: 'login', lazy: () => import('../pages/login/page.tsx') },
            { path: 'signup', lazy: () => import('../pages/signup/page.tsx') },
            { path: 'recover-password', lazy: () => import('../pages/recover-password/page.tsx') },
            { path: 'reset-password', lazy: () => import('../pages/reset-password/page.tsx') },
          ],
        },
        // Shown to those who are logged in too: a login here does not stop the person whose email was changed.
        { path: 'undo-email-change', lazy: () => import('../pages/undo-email-change/page.tsx') },
        {
          Component: SignedIn,
          children: [
            {
              path: 'forms/:formId/responses/:responseId/print',
              lazy: () => import('../pages/print-response/page.tsx'),
            },
            {
              Component: Layout,
              children: inside([
                {
                  index: true,
                  lazy: () => import('../pages/dashboard/page.tsx'),
                  ...asking(() => queryClient.prefetchQuery(dashboardOptions)),
                },
                {
                  path: 'forms',
                  lazy: () => import('../pages/forms/page.tsx'),
                  ...asking((params) => queryClient.prefetchInfiniteQuery(formsOptions(formQueryOf(params)))),
                },
                { path: 'forms/create', lazy: () => import('../pages/create-form/page.tsx') },
                { path: 'forms/:formId/edit', lazy: () => import('../pages/edit-form/page.tsx') },
                { path: 'forms/:formId/settings', lazy: () => import('../pages/form-settings/page.tsx') },
                { path: 'forms/:formId/responses', lazy: () => import('../pages/responses/page.tsx') },
                { path: 'forms/:formId/summary', lazy: () => import('../pages/summary/page.tsx') },
                { path: 'items', lazy: () => import('../pages/items/page.tsx') },
                { path: 'settings', lazy: () => import('../pages/settings/page.tsx') },
                {
                  Component: Superuser,
                  children: [{ path: 'admin', lazy: () => import('../pages/admin/page.tsx') }],
                },
              ]),
            },
          ],
        },
        { path: '*', lazy: () => import('../pages/not-found/page.tsx') },
      ],
    },
  ])
