import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

/** The least that a router, a query client and React need for two screens: what the signed-in app is measured against. */
const router = createBrowserRouter([
  { path: '/', lazy: () => import('./dashboard.tsx'), HydrateFallback: () => null },
  { path: '/forms', lazy: () => import('./forms.tsx'), HydrateFallback: () => null },
])

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
