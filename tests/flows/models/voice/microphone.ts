import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { speak } from '../../../support/voices.ts'

type Answer = 'allow' | 'deny'

declare global {
  var askPerson: () => Promise<Answer>
  var soundCard: { say(wav: string): Promise<AudioBufferSourceNode>; unplug(): void; isOn(): boolean }
}

/** The microphone of a page: the browser's question waits for its answer, and the sound comes when it is spoken. */
export interface Microphone {
  allow(): Promise<void>
  /** Chromium itself refuses then: it is started so that it always would. */
  deny(): Promise<void>
  /** Questions that were left are answered at last, with yes. */
  answerLate(): void
  say(words: string): Promise<void>
  /** Says it, and waits until it has been said. */
  sayAll(words: string): Promise<void>
  /** What was said last, and a recording of it that lost nothing. */
  lastSaid(): Promise<{ words: string; recording: Buffer }>
  unplug(): Promise<void>
  isOn(): Promise<boolean>
}

/** Only the device is simulated: its stream goes through the worklet and the upload to the transcriber like any other. */
export async function connectMicrophone(page: Page): Promise<Microphone> {
  const questions: ((answer: Answer) => void)[] = []
  const answer = async (given: Answer) => {
    await expect.poll(() => questions.length, 'the browser asks for the microphone').toBe(1)
    questions.shift()?.(given)
  }
  let last = ''
  const soundOf = async (words: string) => {
    last = words
    return readFile(await recordingOf(words), 'base64')
  }
  await page.exposeFunction('askPerson', () => new Promise<Answer>((resolve) => questions.push(resolve)))
  await page.addInitScript(installSoundCard)
  return {
    allow: () => answer('allow'),
    deny: () => answer('deny'),
    answerLate: () => questions.splice(0).forEach((resolve) => resolve('allow')),
    async say(words) {
      await page.evaluate(async (sound) => void (await soundCard.say(sound)), await soundOf(words))
    },
    async sayAll(words) {
      await page.evaluate(
        async (sound) => {
          const source = await soundCard.say(sound)
          await new Promise((resolve) => source.addEventListener('ended', resolve))
        },
        await soundOf(words),
      )
    },
    lastSaid: async () => ({ words: last, recording: await readFile(await recordingOf(last)) }),
    unplug: () => page.evaluate(() => soundCard.unplug()),
    isOn: () => page.evaluate(() => soundCard.isOn()),
  }
}

const recordingOf = (words: string) => speak(words, { silence: { before: 0.1, after: 0.1 } })

/** Runs in the page, before anything else there. */
function installSoundCard() {
  const { mediaDevices } = navigator
  const askBrowser = mediaDevices.getUserMedia.bind(mediaDevices)
  const devices: { context: AudioContext; output: MediaStreamAudioDestinationNode }[] = []
  const tracks = () => devices.flatMap(({ output }) => output.stream.getTracks())
  mediaDevices.getUserMedia = async (constraints) => {
    if ((await askPerson()) === 'deny') return askBrowser(constraints)
    const context = new AudioContext({ sampleRate: 16_000 })
    const output = context.createMediaStreamDestination()
    devices.push({ context, output })
    return output.stream
  }
  globalThis.soundCard = {
    async say(wav) {
      const { context, output } = devices.at(-1)!
      const source = context.createBufferSource()
      source.buffer = await context.decodeAudioData(Uint8Array.from(atob(wav), (sign) => sign.charCodeAt(0)).buffer)
      source.connect(output)
      source.start()
      return source
    },
    unplug: () => tracks().forEach((track) => track.dispatchEvent(new Event('ended'))),
    isOn: () => tracks().some(({ readyState }) => readyState === 'live'),
  }
}
