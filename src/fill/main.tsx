import { createRoot } from 'react-dom/client'
import '../styles.css'
import type { FetchLive } from '../pages/fill/boundary.ts'
import { openForm } from '../pages/fill/first/load/open-form.ts'
import { FillPage } from '../pages/fill/first/page.tsx'
import { applyTheme } from '../pages/fill/theme.ts'

applyTheme()

const FRAME_WAIT_MS = 200

/** After the first field is on the screen; a page that is not seen has no frames. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME_WAIT_MS)
  })

const fetchLive: FetchLive = async () => {
  await painted()
  return (await import('../pages/fill/live/index.ts')).begin()
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<FillPage opening={openForm(fetchLive)} fetchLive={fetchLive} />)
