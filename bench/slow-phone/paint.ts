import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Milliseconds from the latest act to the paint that shows what came of it. */
    untilPaint?: number | undefined
  }
}

/** What a person does; of several events of one act the first. */
const ACTS = ['pointerup', 'keydown', 'wheel', 'change'] as const

/**
 * What a person waits for: from an act, as the browser received it, to the end of the frame that shows what came of it.
 * @param act does one thing on the page
 * @param shown a selector of what it shows; without one the next frame counts
 * @returns milliseconds
 */
export async function actToPaint(page: Page, act: () => Promise<unknown>, shown?: string): Promise<number> {
  await page.evaluate(
    ([acts, selector]) => {
      window.untilPaint = undefined
      const listening = new AbortController()
      const onFrame = (start: number) => {
        if (selector && !document.querySelector(selector)) return requestAnimationFrame(() => onFrame(start))
        // After the paint of this frame.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => (window.untilPaint = performance.now() - start))
        port1.start()
        return port2.postMessage(null)
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
  await act()
  await page.waitForFunction(() => window.untilPaint !== undefined)
  return page.evaluate(() => window.untilPaint ?? Number.NaN)
}
