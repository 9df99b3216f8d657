import type { Browser, Page } from 'playwright'
import type { FormField } from '../../contract/types.gen.ts'
import { actToPaint } from '../slow-phone/paint.ts'
import { median, openPhone } from '../slow-phone/phone.ts'

const OPTIONS = ['Red', 'Green', 'Blue'].map((label) => ({ label, value: label.toLowerCase() }))

/** Each kind of control once, the ones that are fetched late too; none is required, so Next leads on without an answer. */
const TYPES: Partial<FormField>[] = [
  { type: 'text' },
  { type: 'radio', options: OPTIONS },
  { type: 'textarea' },
  { type: 'checkbox', options: OPTIONS },
  { type: 'date' },
  { type: 'rating' },
  { type: 'number' },
  { type: 'select', options: OPTIONS },
  { type: 'file' },
  { type: 'consent', placeholder: 'I agree' },
  { type: 'radio', options: [...OPTIONS, { label: 'Another', value: 'other', isOther: true }] },
  { type: 'email' },
]

export const everyField = (): FormField[] =>
  TYPES.map((type, index) => ({
    id: `f${index}`,
    name: `question_${index}`,
    label: `Question ${index + 1}`,
    type: 'text',
    ...type,
  }))

/** As long as a finger stays. Let go of at once, a button would have the time of the press, and of the driver's own look at it, counted with the release. */
const PRESS_MS = 80

/** What the page fetches by itself is there, and no field waits for it. */
async function untilReady(page: Page): Promise<void> {
  await page.getByText('Form Completion Status').waitFor()
  await page.waitForLoadState('networkidle')
}

/** How far what was shown has moved by itself, as Cumulative Layout Shift counts it. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const entries = observer.takeRecords().map((entry) => entry.toJSON() as { value: number; hadRecentInput: boolean })
    return entries.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)
  })

interface Way {
  /** Milliseconds from the press to each next field. */
  times: number[]
  shift: number
}

/** One way through the form by Next. */
async function goThrough(browser: Browser, url: string): Promise<Way> {
  const { page, close } = await openPhone(browser)
  await page.goto(url)
  await untilReady(page)
  const shift = await layoutShift(page)
  const times: number[] = []
  for (let index = 1; index < TYPES.length; index++) {
    // While a late control is fetched, a paragraph has its place.
    const shown = `#control-${index}:not(p)`
    times.push(await actToPaint(page, () => page.locator('#way-on').click({ delay: PRESS_MS }), shown))
    // A conversation of timers and announcements that a person does not wait for ends before the next press.
    await page.waitForTimeout(300)
  }
  await close()
  return { times, shift }
}

export interface NextTimes {
  /** Of all fields, in milliseconds. */
  middle: number
  /** Of the kind of field that takes longest. */
  slowest: { type: string; milliseconds: number }
  /** The largest of all ways, until the first field and all around it is there. */
  shift: number
}

/** @param url of a form with {@link everyField} */
export async function measureNext(browser: Browser, url: string, rounds: number): Promise<NextTimes> {
  // The first way warms the server's caches.
  await goThrough(browser, url)
  const ways: Way[] = []
  for (let round = 0; round < rounds; round++) ways.push(await goThrough(browser, url))
  const byField = TYPES.slice(1).map(({ type = '' }, index) => ({
    type,
    milliseconds: median(ways.map(({ times }) => times[index] ?? Number.NaN)),
  }))
  const slowest = byField.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a))
  const shift = Math.max(...ways.map((way) => way.shift))
  return { middle: median(ways.flatMap(({ times }) => times)), slowest, shift }
}
