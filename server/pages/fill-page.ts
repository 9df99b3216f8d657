import type { FastifyBaseLogger } from 'fastify'
import type { FormAppearance, PublicForm } from '../../contract/types.gen.ts'
import { styleSheetOf } from '../../rules/appearance/style-sheet.ts'
import { languageOf, metadataOf } from '../../rules/fields.ts'
import { NOT_FOUND_DIRECTLY } from '../../rules/failures.ts'
import { platformNameOf } from '../../rules/languages/platform-name.ts'
import { compressed, type Compressed } from '../http/compressed.ts'
import { FormClosed, HttpError, NotFound, Unavailable } from '../http/errors.ts'
import { escapeHtml } from '../http/html.ts'
import { outageLog } from '../http/outage-log.ts'
import { sourceOf } from '../http/response-headers.ts'

/** What a rendered page holds beside its form: the document with its style sheet and its first screen, plain and compressed. */
export const PAGE_BYTES = 90_000

export interface OpenForm {
  form: PublicForm
  /** Of the form's language in that language: a slow phone takes a tenth of a second to find its names. */
  languageName: string
}

/** One state of the respondent's page: what fill.html holds as JSON in its element `form-data`, and its title. */
export interface FillPage {
  status: number
  title: string
  data: OpenForm | { locked: LockedForm } | { error: { status: number; detail: string } }
  /** What the owner chose of its look. */
  look?: { theme: FormAppearance['theme']; styles: string }
}

/** All that is said of a form before its password is entered. */
type LockedForm = Pick<PublicForm, 'id' | 'title' | 'description'>

const errorPage = (title: string, { statusCode: status, message: detail }: HttpError): FillPage => ({
  status,
  title,
  data: { error: { status, detail } },
})

export function openPage(form: PublicForm): FillPage {
  const appearance = metadataOf(form).appearance ?? {}
  const look = { theme: appearance.theme, styles: styleSheetOf(appearance) }
  const data = { form, languageName: platformNameOf(languageOf(form)) }
  return { status: 200, title: form.title, data, look }
}
export const lockedPage = ({ id, title, description }: LockedForm): FillPage => ({
  status: 200,
  title,
  data: { locked: { id, title, description } },
})
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
const render = (
  template: string,
  { title, data, look: { theme, styles } = NO_LOOK }: FillPage,
  firstScreen: string | undefined,
): string =>
  withFirstScreen(template, firstScreen)
    .replace('class="light" data-theme="light"', () => rootOf(theme))
    .replace('</head>', () => (styles ? `<style>${styles}</style></head>` : '</head>'))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--form-data-->', () => `<script type="application/json" id="form-data">${scriptJson(data)}</script>`)

const WAITING = /<div id="root" data-waiting>.*<!--\/waiting-->\s*/s

/** In place of the words that it is loading. */
const withFirstScreen = (template: string, html: string | undefined): string =>
  html === undefined ? template : template.replace(WAITING, () => `<div id="root" data-waiting="rendered">${html}`)

/** What the owner wrote has no `<` in the document, so each of these elements is of the page itself. */
const STYLES = /<style>(.*?)<\/style>/gs

/** The one that shows the page; in development Vite has others before it. */
const SCRIPT = /<script type="module"[^>]* src="(?<path>\/assets\/[^"]+)"/

/** A document with what its policy has to allow, and what its script asks for. */
interface Rendered {
  document: Compressed
  /** As the header `link` names the script, so that a browser fetches it before it has the document; empty where there is none. */
  early: { link?: string }
  /** Of its style elements. */
  styleSources: string[]
}

function rendered(html: string): Rendered {
  const styleSources = [...html.matchAll(STYLES)].map(([, rules = '']) => sourceOf(rules))
  const path = SCRIPT.exec(html)?.groups?.['path']
  return {
    document: compressed(html, 'text/html; charset=utf-8'),
    early: path ? { link: `<${path}>; rel=modulepreload` } : {},
    styleSources,
  }
}

/** What the respondent's page is made from. */
export interface FillSource {
  isProduction: boolean
  /** The document without a form. */
  fill(url: string): Promise<string>
  /** What a person sees of an open form first, as HTML; undefined where that has to wait for the script. */
  firstScreen(form: OpenForm): Promise<string | undefined>
}

/** The module of the build, or of Vite, that renders what a person sees first. */
export interface FirstScreens {
  /** @returns HTML; undefined where it has to wait for the script */
  renderFirstScreen(form: OpenForm): string | undefined
}

const logOutage = outageLog()

/** Renders the respondent's page once per state; in development each time, since the template changes. */
export function fillPages(source: FillSource, log: FastifyBaseLogger) {
  const made = new WeakMap<FillPage, Promise<Rendered>>()
  /** The script shows the form without it too. */
  const firstScreenOf = async ({ data }: FillPage) => {
    try {
      return 'form' in data ? await source.firstScreen(data) : undefined
    } catch (error) {
      logOutage(log, error, 'The first screen of a form could not be rendered')
      return undefined
    }
  }
  const make = async (page: FillPage, url: string) =>
    rendered(render(await source.fill(url), page, await firstScreenOf(page)))
  return (page: FillPage, url: string): Promise<Rendered> => {
    const known = made.get(page)
    if (known) return known
    const result = make(page, url)
    if (source.isProduction) made.set(page, result)
    return result
  }
}
