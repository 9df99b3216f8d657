import { readFile } from 'node:fs/promises'
import type { BrowserCommand } from 'vitest/node'
import { silence, sound, speak, type Spoken } from '../../support/voices.ts'

const inBase64 = async (path: Promise<string>): Promise<string> => (await readFile(await path)).toString('base64')

const speakWav: BrowserCommand<[text: string, spoken?: Spoken]> = (_, text, spoken) => inBase64(speak(text, spoken))
const soundWav: BrowserCommand<[effect: string, seconds: number]> = (_, effect, seconds) =>
  inBase64(sound(effect, seconds))
const silenceWav: BrowserCommand<[seconds: number]> = (_, seconds) => inBase64(silence(seconds))

/** What a test in the browser asks of Node: sounds, as base64 of WAV files. */
export const soundCommands = { speakWav, soundWav, silenceWav }

declare module 'vitest/browser' {
  interface BrowserCommands {
    speakWav: (text: string, spoken?: Spoken) => Promise<string>
    soundWav: (effect: string, seconds: number) => Promise<string>
    silenceWav: (seconds: number) => Promise<string>
  }
}
