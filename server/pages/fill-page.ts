import type { FormAppearance, PublicForm } from '../../contract/types.gen.ts'
import { styleSheetOf } from '../../rules/appearance/style-sheet.ts'
import { metadataOf } from '../../rules/fields.ts'
import { NOT_FOUND_DIRECTLY } from '../../rules/failures.ts'
import { compressed, type Compressed } from '../http/compressed.ts'
import { FormClosed, HttpError, NotFound, Unavailable } from '../http/errors.ts'
import { escapeHtml } from '../http/html.ts'

/** One state of the respondent's page: what fill.html holds as JSON in its element `form-data`, and its title. */
export interface FillPage {
  status: number
  title: string
  data: { form: PublicForm } | { error: { status: number; detail: string } }
  /** What the owner chose of its look. */
  look?: { theme: FormAppearance['theme']; styles: string }
}

const errorPage = (title: string, { statusCode: status, message: detail }: HttpError): FillPage => ({
  status,
  title,
  data: { error: { status, detail } },
})

export function openPage(form: PublicForm): FillPage {
  const appearance = metadataOf(form).appearance ?? {}
  const look = { theme: appearance.theme, styles: styleSheetOf(appearance) }
  return { status: 200, title: form.title, data: { form }, look }
}
/** @param message what the owner says, or the standard sentence */
export const closedPage = (message: string): FillPage => errorPage('Error Loading Form', new FormClosed(message))
export const missingPage = errorPage('Form Not Found', new NotFound('Form'))
/** For an id that is no UUID. */
export const invalidAddressPage = errorPage('Form Not Found', new HttpError(404, NOT_FOUND_DIRECTLY))
export const failedPage = errorPage('Error Loading Form', new Unavailable())

/** Only `<` could end the script element or begin a comment. */
const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const NO_LOOK = { theme: undefined, styles: '' }

/** The device's own theme begins as light, and the styles of the look turn it dark where the device is. */
const rootOf = (theme: FormAppearance['theme']): string => {
  const first = theme === 'dark' ? 'dark' : 'light'
  return `class="${first}" data-theme="${first}"${theme ? ` data-form-theme="${theme}"` : ''}`
}

/** The replacements are functions, since a form may contain `$&`. */
const render = (template: string, { title, data, look: { theme, styles } = NO_LOOK }: FillPage): string =>
  template
    .replace('class="light" data-theme="light"', () => rootOf(theme))
    .replace('</head>', () => (styles ? `<style>${styles}</style></head>` : '</head>'))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--form-data-->', () => `<script type="application/json" id="form-data">${scriptJson(data)}</script>`)

/** Renders the respondent's page once per state; in development each time, since the template changes. */
export function fillPages(source: { isProduction: boolean; fill(url: string): Promise<string> }) {
  const made = new WeakMap<FillPage, Promise<Compressed>>()
  const make = async (page: FillPage, url: string): Promise<Compressed> =>
    compressed(render(await source.fill(url), page), 'text/html; charset=utf-8')
  return (page: FillPage, url: string): Promise<Compressed> => {
    const known = made.get(page)
    if (known) return known
    const result = make(page, url)
    if (source.isProduction) made.set(page, result)
    return result
  }
}
