import type { Browser } from 'playwright'
import { openPhone } from '../slow-phone/phone.ts'

/** Each screen of the signed-in app, and what shows that it is there. */
export const routesOf = (formId: string): string[] => [
  '/login',
  '/signup',
  '/recover-password',
  '/',
  '/forms',
  '/forms/create',
  `/forms/${formId}/edit`,
  `/forms/${formId}/settings`,
  `/forms/${formId}/responses`,
  `/forms/${formId}/summary`,
  '/items',
  '/settings',
  '/admin',
]

const SIGNED_OUT = ['/login', '/signup', '/recover-password']

/** Bytes of JavaScript over the wire, in gzip. */
interface Scripts {
  /** Until the screen is there. */
  first: number
  /** With what it fetches by itself after that. */
  all: number
}

export async function scriptsOf(browser: Browser, address: string, path: string, token: string): Promise<Scripts> {
  const { page, transfers, close } = await openPhone(browser, 'quick')
  const soFar = () => transfers.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0)
  if (!SIGNED_OUT.includes(path))
    await page.addInitScript((saved) => localStorage.setItem('access_token', saved), token)
  await page.goto(address + path, { waitUntil: 'commit' })
  await page.getByRole('heading').first().waitFor()
  const first = soFar()
  await page.waitForLoadState('networkidle')
  await close()
  return { first, all: soFar() }
}
