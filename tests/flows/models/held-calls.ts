import { expect, type Page, type Route } from '@playwright/test'

/** Calls of the page that wait until the path says how they end. */
export interface HeldCalls {
  /** How many wait. */
  count(): number
  /** Waits until one waits. */
  come(): Promise<void>
  /** Waits until one waits, and gives it away. */
  take(): Promise<Route>
  /** The real server answers. */
  go(): Promise<void>
  /** The connection breaks. */
  lose(): Promise<void>
  answer(status: number, body?: object, headers?: Record<string, string>): Promise<void>
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
    take: next,
    go: async () => (await next()).continue(),
    lose: async () => {
      await (await next()).abort('connectionreset')
      await taken(page)
    },
    answer: async (status, body = {}, headers = {}) => {
      const route = await next()
      await route.fulfill({ status, json: body, headers })
      await (await route.request().response())?.finished()
      await taken(page)
    },
    drop: async () => {
      await Promise.all(held.splice(0).map((route) => route.abort()))
      await taken(page)
    },
  }
}

/**
 * Before a path lets the page's stopped time pass, the page has to know how its call ended: some turns of its event loop,
 * by messages, since its timers stand still.
 */
const taken = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(turn)
      })
  })
