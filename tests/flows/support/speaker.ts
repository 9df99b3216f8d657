import { copyFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { silence, speak, type Voice, VOICES } from '../../support/voices.ts'
import { microphone } from './respondent.ts'

/** How a sentence was read, as `SpeechSynthesisUtterance` has it. */
export type Manner = Pick<SpeechSynthesisUtterance, 'rate' | 'volume'>

/**
 * A device that can speak one language, quickly: in place of the voice that this machine lacks. Gives what it has said to the
 * end, sentence by sentence.
 */
export async function speakingDevice(
  page: Page,
  manners: Manner[] = [],
  locale = 'en-US',
  letterMs = 5,
): Promise<string[]> {
  const said: string[] = []
  await page.exposeFunction('beSaid', (text: string, manner: Manner) => {
    said.push(text)
    manners.push(manner)
  })
  await page.addInitScript(
    ([lang, perLetter]) => {
      let timer = 0
      class Utterance extends EventTarget {
        readonly text: string
        voice: object | null = null
        lang = ''
        rate = 1
        volume = 1
        constructor(text: string) {
          super()
          this.text = text
        }
      }
      const speechSynthesis = {
        getVoices: () => [{ name: 'Quick', lang, localService: true }],
        speak(utterance: Utterance) {
          utterance.dispatchEvent(new Event('start'))
          timer = window.setTimeout(() => {
            void Reflect.get(globalThis, 'beSaid')(utterance.text, { rate: utterance.rate, volume: utterance.volume })
            utterance.dispatchEvent(new Event('end'))
          }, perLetter * utterance.text.length)
        },
        cancel: () => clearTimeout(timer),
      }
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
      Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    },
    [locale, letterMs] as const,
  )
  return said
}

/** What the page says, what the person answers, and how the page shows that answer when it asks whether it heard right. */
export type Turn = [asked: RegExp, words: string, shown?: string]

/** As often as a patient person says something. */
const TIMES = 3
const NOT_HEARD = /I heard nothing\.|did not understand\./
const RESTS = /Say "go on" to continue/
const CONVERSATION_MS = 240_000

/**
 * What a person says to what the page says now: the next turn, or one again that the page came back to. To what was
 * misheard they say no or go back, and then it is their turn again.
 */
function listener(turns: Turn[]) {
  let at = -1
  let last = ''
  const said: string[][] = turns.map(() => [])
  const turnFor = (prompt: string) => {
    if (turns[at + 1]?.[0].test(prompt)) return at + 1
    return turns.slice(0, at + 1).findLastIndex(([asked]) => asked.test(prompt))
  }
  const say = (index: number, prompt: string): string => {
    at = index
    said[at]?.push(prompt)
    return turns[at]?.[1] ?? ''
  }
  const react = (prompt: string): string => {
    const found = turnFor(prompt)
    if (found >= 0) return say(found, prompt)
    if (RESTS.test(prompt)) return 'go on'
    if (NOT_HEARD.test(prompt)) return last === turns[at]?.[1] ? say(at, prompt) : last
    const [, , shown] = turns[at] ?? []
    // Answers to several questions are said together once more, not one by one.
    if (/^(?!.*I heard).*Is that right\?$/.test(prompt)) return 'clear'
    if (prompt.endsWith('Is that right?'))
      return shown && prompt.endsWith(`I heard ${shown}. Is that right?`) ? 'yes' : 'no'
    return prompt.startsWith('Then say it again') ? say(at, prompt) : 'back'
  }
  return {
    answer: (prompt: string) => (last = react(prompt)),
    isDone: () => at === turns.length - 1,
    /** What the page said before each attempt at a turn that took too many. */
    problem: () => said.find((prompts) => prompts.length > TIMES)?.join('\n'),
  }
}

/** Someone who only speaks: when the page opens its microphone, what they say to what it asks is in it, or nothing. */
export async function speaker(page: Page, voice: Voice = VOICES.slt) {
  let sentence: string | undefined
  let overReading: string | undefined
  let conversing: ReturnType<typeof listener> | undefined
  const conversation = page.getByRole('region', { name: 'Conversation' })
  const prompt = () => conversation.getByRole('paragraph').nth(1).innerText()
  const next = async () => {
    if (conversing) return conversing.answer(await prompt())
    const words = sentence
    sentence = undefined
    return words
  }
  await page.exposeFunction('beHeard', async (isReading: boolean) => {
    if (isReading) {
      const heard = overReading ?? (await silence(12))
      overReading = undefined
      return copyFile(heard, microphone)
    }
    const words = await next()
    await copyFile(
      words ? await speak(words, { ...voice, silence: { before: 0.8, after: 6 } }) : await silence(12),
      microphone,
    )
  })
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (constraints) => {
      // What removes all that the device plays is asked for only while it reads aloud.
      const { echoCancellation } = Object(constraints?.audio)
      await Reflect.get(globalThis, 'beHeard')(echoCancellation === 'all')
      return open(constraints)
    }
  })
  return {
    conversation,
    /** Waits until the page asks for it, and answers once, when it listens. */
    async answers(question: string | RegExp, words: string) {
      await expect(conversation.getByRole('paragraph').filter({ hasText: question })).toBeVisible({ timeout: 40_000 })
      sentence = words
      await expect.poll(() => sentence, { timeout: 40_000 }).toBeUndefined()
    },
    /** The microphone hears this sound over what the page reads next. @param wav its path */
    isHeardOverReading: (wav: string) => void (overReading = wav),
    /** From now on says what the turns have, each again when it was misheard; resolves when the last was said. */
    async converses(turns: Turn[]) {
      const person = listener(turns)
      conversing = person
      const state = () => person.problem() ?? (person.isDone() ? 'done' : 'talking')
      await expect
        .poll(state, { timeout: CONVERSATION_MS })
        .not.toBe('talking')
        .catch(async (cause: unknown) => {
          throw new Error(`The conversation came to a halt at: ${await prompt()}`, { cause })
        })
      expect(person.problem(), `what the page said before something was said more than ${TIMES} times`).toBeUndefined()
    },
  }
}
