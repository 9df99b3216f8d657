import { renderToString } from 'react-dom/server'
import { fieldsOf } from '../../rules/fields.ts'
import { hasLate } from '../fields/late/has-late.ts'
import type { OpenedForm } from '../pages/fill/boundary.ts'
import { FillPage } from '../pages/fill/first/page.tsx'

/** The server has no live part: effects, which ask for it, are for the browser alone. */
const noLivePart = () => Promise.reject(new Error('There is no live part on the server'))

/** React says so in the HTML, and to nobody else, where it could not render what it leaves to the browser. */
const FAILED = '<!--$!-->'

/**
 * What a person sees of a form first, as HTML for the server to write into the page: it shows before the script is there,
 * which takes it over.
 * @returns undefined where the first field has a control that is fetched later, or where there is no field
 * @throws where it could not be rendered
 */
export function renderFirstScreen(opened: OpenedForm): string | undefined {
  const [first] = fieldsOf(opened.form)
  if (!first || hasLate([first])) return undefined
  const html = renderToString(<FillPage opening={opened} fetchLive={noLivePart} />)
  if (html.includes(FAILED)) throw new Error('The browser would have to render the first screen')
  return html
}
