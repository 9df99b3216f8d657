import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { authActor } from '../pages/common/auth/actors.ts'
import { Toaster } from '../ui/overlays/toaster.tsx'
import { FetchAhead } from './fetch-ahead.ts'
import { queryClient, watchLogin } from './login-watch.ts'
import { createRouter } from './routes.tsx'
import { appTexts } from './texts.ts'
import '../styles.css'

authActor.start()
const router = createRouter(queryClient)
watchLogin(router)

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <FetchAhead />
      <Toaster closeLabel={appTexts.closeToast} />
    </QueryClientProvider>
  </StrictMode>,
)
