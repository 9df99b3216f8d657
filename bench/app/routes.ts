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

/** @returns the bytes of JavaScript over the wire, in gzip, until the screen has fetched all that it fetches by itself */
export async function scriptOf(browser: Browser, address: string, path: string, token: string): Promise<number> {
  const { page, transfers, close } = await openPhone(browser, 'quick')
  if (!SIGNED_OUT.includes(path))
    await page.addInitScript((saved) => localStorage.setItem('access_token', saved), token)
  await page.goto(address + path, { waitUntil: 'networkidle' })
  await page.getByRole('heading').first().waitFor()
  await close()
  return transfers.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0)
}
