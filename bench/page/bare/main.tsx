import { createRoot } from 'react-dom/client'

/** The least that React can show: the floor which the respondent's page is measured against. */
createRoot(document.getElementById('root')!).render(<input aria-label="Name" />)
