import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Milliseconds from the latest act to the paint that shows what came of it. */
    untilPaint?: Promise<number>
  }
}

/** What a person does; of several events of one act the first. */
const ACTS = ['pointerup', 'keydown', 'wheel', 'change'] as const

/**
 * What a person waits for: from an act, as the browser received it, to the end of the frame that shows what came of it.
 * What the page does after that frame keeps no one waiting: the end is taken by a task that goes before those that wait already.
 * The page is asked for the figure before the act, or the question would be a part of what is measured.
 * @param act does one thing on the page
 * @param shown a selector of what it shows; without one the next frame counts
 * @returns milliseconds
 */
export async function actToPaint(page: Page, act: () => Promise<unknown>, shown?: string): Promise<number> {
  await page.evaluate(
    ([acts, selector]) => {
      const listening = new AbortController()
      const { promise, resolve } = Promise.withResolvers<number>()
      window.untilPaint = promise
      const onFrame = (start: number) => {
        if (selector && !document.querySelector(selector)) requestAnimationFrame(() => onFrame(start))
        else scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' })
      }
      const measure = ({ timeStamp }: Event) => {
        listening.abort()
        requestAnimationFrame(() => onFrame(timeStamp))
      }
      for (const type of acts)
        addEventListener(type, measure, { capture: true, passive: true, signal: listening.signal })
    },
    [ACTS, shown] as const,
  )
  const painted = page.evaluate(() => window.untilPaint ?? Number.NaN)
  await act()
  return painted
}
