import { readFile } from 'node:fs/promises'
import { readWav, type Wav } from '../../../server/speech/audio/wav.ts'
import { speak, type Spoken } from '../../support/voices.ts'

export const noLog = { info: () => {}, warn: () => {} }
export const unaborted = () => new AbortController().signal

export const aSpokenFile = async (text: string, spoken: Spoken = {}): Promise<Buffer> =>
  readFile(await speak(text, spoken))
export const aSpokenWav = async (text: string, spoken: Spoken = {}): Promise<Wav> =>
  readWav(await aSpokenFile(text, spoken))
