import { createRoot, hydrateRoot } from 'react-dom/client'
import '../styles.css'
import type { FetchLive } from '../pages/fill/boundary.ts'
import { openForm } from '../pages/fill/first/load/open-form.ts'
import { FillPage } from '../pages/fill/first/page.tsx'
import { hasSaved } from '../pages/fill/first/page-store.ts'
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

/** What the server rendered is what a person sees who comes for the first time. */
async function show(root: HTMLElement): Promise<void> {
  const isRendered = root.dataset['waiting'] === 'rendered'
  const opening = openForm(fetchLive)
  const opened = isRendered ? await opening : undefined
  delete root.dataset['waiting']
  const page = <FillPage opening={opened ?? opening} fetchLive={fetchLive} />
  if (opened && 'form' in opened && !hasSaved(opened.form.id)) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

const root = document.getElementById('root')
if (root) void show(root)
