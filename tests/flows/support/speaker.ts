import { copyFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { silence, speak, type Voice, VOICES } from '../../support/voices.ts'
import { microphone } from './respondent.ts'

/** A device that can speak, quickly: in place of the voice that this machine lacks. Gives what it has said, sentence by sentence. */
export async function speakingDevice(page: Page): Promise<string[]> {
  const said: string[] = []
  await page.exposeFunction('beSaid', (text: string) => said.push(text))
  await page.addInitScript(() => {
    let timer = 0
    class Utterance extends EventTarget {
      readonly text: string
      voice: object | null = null
      lang = ''
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speechSynthesis = {
      getVoices: () => [{ name: 'Quick', lang: 'en-US', localService: true }],
      speak(utterance: Utterance) {
        void Reflect.get(globalThis, 'beSaid')(utterance.text)
        timer = window.setTimeout(() => utterance.dispatchEvent(new Event('end')), 5 * utterance.text.length)
      },
      cancel: () => clearTimeout(timer),
    }
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
  })
  return said
}

/** Someone who only speaks: when the page opens its microphone, what they say next is in it, or nothing. */
export async function speaker(page: Page, voice: Voice = VOICES.slt) {
  let sentence: string | undefined
  await page.exposeFunction('beHeard', async () => {
    const words = sentence
    sentence = undefined
    await copyFile(
      words ? await speak(words, { ...voice, silence: { before: 0.8, after: 6 } }) : await silence(12),
      microphone,
    )
  })
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (constraints) => {
      await Reflect.get(globalThis, 'beHeard')()
      return open(constraints)
    }
  })
  const conversation = page.getByRole('region', { name: 'Conversation' })
  return {
    conversation,
    /** Waits until the page asks for it, and answers when it listens. */
    async answers(question: string | RegExp, words: string) {
      await expect(conversation.getByRole('paragraph').filter({ hasText: question })).toBeVisible({ timeout: 40_000 })
      sentence = words
      await expect.poll(() => sentence, { timeout: 40_000 }).toBeUndefined()
    },
  }
}
