import type { Browser } from 'playwright'
import { median, openPhone } from '../slow-phone/phone.ts'

/** Of one load, in milliseconds from its beginning. */
export interface Shown {
  /** When the browser painted anything of the page. */
  firstPaint: number
  /** When the page showed its data. */
  data: number
}

/** Where a screen is, and with what its data shows. */
export interface Screen {
  name: string
  path: string
}

export const SCREENS: Screen[] = [
  { name: 'Dashboard', path: '/' },
  { name: 'Forms', path: '/forms' },
]
const DATA = 'a[href$="/responses"]'

async function load(browser: Browser, url: string, token: string): Promise<Shown> {
  const { page, close } = await openPhone(browser)
  await page.addInitScript(
    ([saved, selector]) => {
      localStorage.setItem('access_token', saved)
      const look = () => {
        if (document.querySelector(selector)) performance.mark('data')
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [token, DATA] as const,
  )
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('data').length > 0 && performance.getEntriesByName('first-contentful-paint')[0],
  )
  const shown = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    data: performance.getEntriesByName('data')[0]?.startTime ?? Number.NaN,
  }))
  await close()
  return shown
}

interface Addresses {
  ours: string
  bare: string
}

export interface Compared {
  ours: Shown
  bare: Shown
  ratio: Shown
}

/** Loads of both pages in turns, each in a fresh context; each is first in every other pair. */
export async function compare(browser: Browser, urls: Addresses, token: string, pairs: number): Promise<Compared> {
  // The first pair warms the servers' caches.
  const all: { ours: Shown; bare: Shown }[] = []
  for (let pair = -1; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
    const loads: Partial<Record<keyof Addresses, Shown>> = {}
    for (const which of order) loads[which] = await load(browser, urls[which], token)
    if (pair >= 0 && loads.ours && loads.bare) all.push({ ours: loads.ours, bare: loads.bare })
  }
  const of = (pick: (loaded: (typeof all)[number], of: keyof Shown) => number): Shown => ({
    firstPaint: median(all.map((loaded) => pick(loaded, 'firstPaint'))),
    data: median(all.map((loaded) => pick(loaded, 'data'))),
  })
  return {
    ours: of(({ ours }, part) => ours[part]),
    bare: of(({ bare }, part) => bare[part]),
    ratio: of(({ ours, bare }, part) => ours[part] / bare[part]),
  }
}
