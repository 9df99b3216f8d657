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

/**
 * Likewise, of somebody who only speaks: what is heard is the answer to what the conversation asks just then, and silence where
 * there is none.
 */
export async function conversingBrowser(page: Page, turns: readonly (readonly [asked: RegExp, words: string])[]) {
  const prompts = page.getByRole('region').getByRole('paragraph')
  const prompt = page.getByRole('region').getByRole('status').first()
  let answered = ''
  // A browser ends its recognition and is started again while the page waits for more; the person has spoken once.
  await page.exposeFunction('answerToPrompt', async () => {
    const spoken = (await prompt.allInnerTexts()).join(' ')
    const asked = (await prompts.allInnerTexts()).join(' ')
    if (spoken === answered) return ''
    const words = turns.findLast(([question]) => question.test(asked))?.[1] ?? ''
    if (words) answered = spoken
    return words
  })
  await page.addInitScript(() => {
    class Conversing extends EventTarget {
      isAborted = false
      async start() {
        for (const type of ['start', 'audiostart']) this.dispatchEvent(new Event(type))
        const transcript: string = await Reflect.get(globalThis, 'answerToPrompt')()
        const results = [Object.assign([{ transcript, confidence: 0.95 }], { isFinal: true })]
        // After the page has learnt that it listens.
        await new Promise((resolve) => setTimeout(resolve, 200))
        if (this.isAborted) return
        if (transcript) this.dispatchEvent(new Event('speechstart'))
        if (transcript) this.dispatchEvent(Object.assign(new Event('result'), { results }))
        this.dispatchEvent(new Event('end'))
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
      abort() {
        this.isAborted = true
      }
    }
    Object.assign(window, { SpeechRecognition: Conversing, webkitSpeechRecognition: Conversing })
  })
}
