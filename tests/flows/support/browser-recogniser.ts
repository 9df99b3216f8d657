import type { Page } from '@playwright/test'

/** Replaces the browser's recogniser: it hears what a test says, and records in which languages it listened. */
export async function hearingBrowser(page: Page) {
  await page.addInitScript(() => {
    class Hearing extends EventTarget {
      static said = ''
      static languages: string[] = []
      lang = ''
      start() {
        Hearing.languages.push(this.lang)
        for (const type of ['start', 'audiostart', 'speechstart']) this.dispatchEvent(new Event(type))
        const results = [Object.assign([{ transcript: Hearing.said, confidence: 0.95 }], { isFinal: true })]
        // After the page has learnt that it listens.
        setTimeout(() => {
          this.dispatchEvent(Object.assign(new Event('result'), { results }))
          this.dispatchEvent(new Event('end'))
        }, 200)
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Hearing, webkitSpeechRecognition: Hearing })
  })
  return {
    /** What is said the next time that it listens. */
    willHear: (said: string) =>
      page.evaluate((words) => Object.assign(window.SpeechRecognition ?? {}, { said: words }), said),
    /** The languages in which it was asked to listen, one for each time. */
    languages: () =>
      page.evaluate((): string[] => Reflect.get(window.SpeechRecognition ?? { languages: [] }, 'languages')),
  }
}
