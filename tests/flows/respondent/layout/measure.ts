import type { Locator, Page } from '@playwright/test'

interface Part {
  name: string
  top: number
  bottom: number
  left: number
  right: number
}

declare global {
  var shifted: number
}

/** Adds up what moves on the page, as browsers measure it; also what a touch or a key moved, which they leave out of their score. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shifted += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How much has moved since the last time that this was asked. */
export const shiftSince = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The observer is told after the frame in which something moved.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
    const moved = globalThis.shifted
    globalThis.shifted = 0
    return moved
  })

/**
 * What is wrong with where the question, its answer, the microphone and the way on stand: out of what is seen, or one over
 * another; in words, empty when all is well. A label may be longer than its place, and a list of options: their beginning
 * counts.
 */
export async function misplaced(page: Page): Promise<string[]> {
  const { parts, absent, width, height, isWide } = await page.evaluate(readPlaces)
  const isOut = ({ top, left, bottom, right }: Part) =>
    top < -1 || left < -1 || bottom > height + 1 || right > width + 1
  return [
    ...absent.map((name) => `${name} is not there`),
    ...parts.filter(isOut).map(({ name, top, bottom }) => `${name} out of view, from ${top} to ${bottom}`),
    ...parts.flatMap((a, index) =>
      parts
        .slice(index + 1)
        .filter((b) => areOver(a, b))
        .map((b) => `${a.name} over ${b.name}`),
    ),
    ...(isWide ? ['the page scrolls sideways'] : []),
  ]
}

const areOver = (a: Part, b: Part) =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1

/** How much of the question is cut where it stands, in pixels. */
export const cutOfLabel = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const label = document.querySelector('[id^=label-]')?.closest('h2')
    return label ? Math.max(0, label.scrollHeight - label.clientHeight - 1) : Infinity
  })

/** Runs in the page. */
function readPlaces() {
  // Of the smallest letters; what is lower cannot be read or touched.
  const LINE = 16
  const control = document.querySelector('[id^=control-]')
  const isGroup = control?.matches('[role=group], [role=radiogroup]') ?? false
  const isSpoken = control?.closest('section')?.querySelector('#voice-status') !== null
  const elements = {
    label: document.querySelector('[id^=label-]')?.closest('h2'),
    answer: isGroup ? control?.querySelector('label') : control,
    ...(isSpoken && { microphone: document.querySelector('#voice-button') }),
    'way on': document.querySelector('nav[aria-label=Fields] button:last-of-type'),
  }
  const parts = Object.entries(elements).flatMap(([name, element]) => {
    const rect = element?.getBoundingClientRect()
    return rect && rect.width > 2 && rect.height >= LINE
      ? [{ name, top: rect.top, bottom: rect.bottom, left: rect.left, right: rect.right }]
      : []
  })
  return {
    parts,
    absent: Object.keys(elements).filter((name) => !parts.some((part) => part.name === name)),
    width: innerWidth,
    height: innerHeight,
    isWide: document.documentElement.scrollWidth > innerWidth,
  }
}

/**
 * Controls that are seen and smaller than a finger needs, in words. An input counts with the label around it, and a part of
 * the page that is no control, but presses one, with that. A link within a sentence is as high as its line.
 */
export const tooSmall = (page: Page): Promise<string[]> => page.evaluate(readSmall)

/** Runs in the page. */
function readSmall() {
  const FINGER = 44
  const HALF = FINGER / 2 - 0.5
  // What covers the page makes what is below it no target; so do settings, which lie over what stands beside them.
  const from = document.querySelector('dialog[open], [role=dialog], details[open]:has(input)') ?? document
  const targets = from.querySelectorAll<HTMLElement>('button, a[href], summary, select, textarea, input, [role=switch]')
  /** A target may reach out of what is drawn of it. */
  const reaches = (whole: HTMLElement) => {
    whole.scrollIntoView({ block: 'center' })
    const { left, right, top, bottom } = whole.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const isHit = (dx: number, dy: number) => whole.contains(document.elementFromPoint(x + dx, y + dy))
    return [-HALF, HALF].every((far) => isHit(far, 0) && isHit(0, far))
  }
  return [...targets].flatMap((target) => {
    const whole = target.closest('label') ?? target
    const { width, height } = whole.getBoundingClientRect()
    const isSeen = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
    const isOfText = target.matches('a') && getComputedStyle(target).display === 'inline'
    // Out of sight, and gone in a moment.
    const isLeaving = target.closest('.lingering + .lingering') !== null
    if (isLeaving || !isSeen || isOfText || Math.min(width, height) >= FINGER - 0.5 || reaches(whole)) return []
    return [`${target.getAttribute('aria-label') || whole.textContent || target.id}: ${width} × ${height}`]
  })
}

/** Lines of a conversation that are cut where it ends: its state, what it says or what it hears. */
export const unseen = (conversation: Locator): Promise<string[]> =>
  conversation.evaluate((panel) => {
    const { top, bottom } = panel.getBoundingClientRect()
    const isCut = (line: Element) => {
      const rect = line.getBoundingClientRect()
      return rect.top < top - 1 || rect.bottom > bottom + 1
    }
    const lines = panel.querySelectorAll('.handsFree__state, .handsFree__prompt, .handsFree__heard')
    return [...lines].filter(isCut).map((line) => line.textContent ?? '')
  })

/** Parts of a conversation that lie over the one before them. */
export const overlapping = (conversation: Locator): Promise<string[]> =>
  conversation.evaluate((panel) =>
    [...panel.querySelectorAll(':scope > :not(.handsFree__unspoken)')]
      .filter((part, index, parts) => {
        const above = parts[index - 1]
        return above && part.getBoundingClientRect().top < above.getBoundingClientRect().bottom - 1
      })
      .map((part) => part.textContent ?? ''),
  )

/** What scrolls of a dialog, itself or in it, by the names of their classes. */
export const scrolling = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 1)
      .map((part) => part.className),
  )
