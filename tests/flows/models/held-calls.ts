import { expect, type Page, type Route } from '@playwright/test'

/** Calls of the page that wait until the path says how they end. */
export interface HeldCalls {
  /** How many wait. */
  count(): number
  /** Waits until one waits. */
  come(): Promise<void>
  /** The real server answers. */
  go(): Promise<void>
  /** The connection breaks. */
  lose(): Promise<void>
  answer(status: number, body?: object): Promise<void>
  /** They are aborted. */
  drop(): Promise<void>
}

export async function holdCalls(page: Page, url: RegExp): Promise<HeldCalls> {
  const held: Route[] = []
  const come = () => expect.poll(() => held.length, `a call of ${url}`).toBeGreaterThan(0)
  const next = async () => {
    await come()
    return held.shift()!
  }
  await page.route(url, (route) => void held.push(route))
  page.on('requestfailed', (request) => {
    const place = held.findIndex((route) => route.request() === request)
    if (place >= 0) held.splice(place, 1)
  })
  return {
    count: () => held.length,
    come,
    go: async () => (await next()).continue(),
    lose: async () => (await next()).abort('connectionreset'),
    answer: async (status, body = {}) => (await next()).fulfill({ status, json: body }),
    drop: async () => void (await Promise.all(held.splice(0).map((route) => route.abort()))),
  }
}
