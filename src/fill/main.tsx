import { createRoot } from 'react-dom/client'
import '../styles.css'
import type { FetchLive } from '../pages/fill/border.ts'
import { openForm } from '../pages/fill/first/load/open-form.ts'
import { FillPage } from '../pages/fill/first/page.tsx'
import { applyTheme } from './theme.ts'

applyTheme()

const fetchLive: FetchLive = async () => (await import('../pages/fill/live/index.ts')).begin()

const root = document.getElementById('root')
if (root) createRoot(root).render(<FillPage opening={openForm()} fetchLive={fetchLive} />)
