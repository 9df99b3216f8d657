import type { Page } from '@playwright/test'

const SURE = 0.95
const UNSURE = 0.2

declare global {
  var hear: (words: readonly string[], isFinal: boolean, confidence: number) => void
  var isHearing: () => boolean
}

/** Runs in the page, before anything else there. */
function installRecogniser() {
  let listening: EventTarget | undefined
  class Controlled extends EventTarget {
    static available = async () => 'available'
    // On the device, so that the page need not ask whether audio may leave.
    get processLocally() {
      return true
    }
    set processLocally(_: boolean) {}
    start() {
      // oxlint-disable-next-line typescript/no-this-alias -- the one that listens is told later what it hears
      listening = this
      for (const type of ['start', 'audiostart', 'speechstart']) this.dispatchEvent(new Event(type))
    }
    stop() {
      listening = undefined
      this.dispatchEvent(new Event('end'))
    }
    abort() {
      listening = undefined
    }
  }
  globalThis.isHearing = () => listening !== undefined
  globalThis.hear = (readings, isFinal, confidence) => {
    const results = [
      Object.assign(
        readings.map((transcript) => ({ transcript, confidence })),
        { isFinal },
      ),
    ]
    const recogniser = listening
    if (isFinal) listening = undefined
    recogniser?.dispatchEvent(Object.assign(new Event('result'), { results }))
    if (isFinal) recogniser?.dispatchEvent(new Event('end'))
  }
  Object.assign(window, { SpeechRecognition: Controlled, webkitSpeechRecognition: Controlled })
}

/** Replaces the browser's recogniser by one that listens until a test says what it hears. Needs `TRANSCRIBER=browser`. */
export async function controlledRecogniser(page: Page) {
  await page.addInitScript(installRecogniser)
  const hear =
    (isFinal: boolean, confidence: number) =>
    (...readings: string[]) =>
      page.evaluate((heard) => globalThis.hear(...heard), [readings, isFinal, confidence] as const)
  return {
    /** Words so far, while it goes on listening. */
    hearsSoFar: hear(false, SURE),
    /** Until it listens. */
    isHearing: () => page.waitForFunction(() => globalThis.isHearing()),
    /** The whole answer; other readings follow it, best first. */
    hears: hear(true, SURE),
    /** The whole answer, which the page then asks to be confirmed. */
    hearsPoorly: hear(true, UNSURE),
  }
}
