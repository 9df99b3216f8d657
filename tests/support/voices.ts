import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** flite sounds like a person; espeak-ng knows more accents and languages. */
export type Voice = { engine: 'flite' | 'espeak-ng'; voice: string; wordsPerMinute?: number }

export const VOICES = {
  slt: { engine: 'flite', voice: 'slt' },
  rms: { engine: 'flite', voice: 'rms' },
  awb: { engine: 'flite', voice: 'awb' },
  kal16: { engine: 'flite', voice: 'kal16' },
  american: { engine: 'espeak-ng', voice: 'en-us', wordsPerMinute: 140 },
  british: { engine: 'espeak-ng', voice: 'en-gb', wordsPerMinute: 140 },
  woman: { engine: 'espeak-ng', voice: 'en-us+f3', wordsPerMinute: 140 },
} as const satisfies Record<string, Voice>

export type Spoken = Partial<Voice> & {
  /** Signal to noise in dB; absent: no noise at all. */
  noise?: number
  /** Steady hiss, or other people talking. */
  noiseKind?: 'pink' | 'babble'
  /** Played faster or slower, pitch and all: another person's throat. */
  speed?: number
  /** Seconds of silence before and after the words. */
  silence?: { before?: number; after?: number }
}

const folder = join(tmpdir(), 'sayform-voices')

/** Gives the path of a 16 kHz mono 16-bit wav in which a synthetic voice says the text; made once, kept in the temp folder. */
export function speak(text: string, spoken: Spoken = {}): Promise<string> {
  return cached(JSON.stringify([text, spoken]), async (made) => {
    const raw = `${made}.raw.wav`
    await synthesise(text, { ...VOICES.slt, ...spoken }, raw)
    await toPlainWav(raw, made, spoken)
    await rm(raw)
    if (spoken.noise !== undefined) await addNoise(made, spoken.noise, spoken.noiseKind)
  })
}

/** Gives the path of a wav of sound without any speech, by sox's synthesiser, such as 'sine 440' or 'pinknoise'. */
export function sound(effect: string, seconds: number, volume = 0.3): Promise<string> {
  return cached(JSON.stringify(['sound', effect, seconds, volume]), async (made) => {
    // The same noise each time, or a test would pass by chance.
    await run('sox', [
      '-R',
      '-n',
      ...PLAIN,
      made,
      'synth',
      String(seconds),
      ...effect.split(' '),
      'vol',
      String(volume),
    ])
  })
}

/** Gives the path of a wav of nothing but zeroes. */
export function silence(seconds: number): Promise<string> {
  return cached(JSON.stringify(['silence', seconds]), async (made) => {
    await run('sox', ['-n', ...PLAIN, made, 'trim', '0', String(seconds)])
  })
}

/** A sound in a mix. */
export interface Part {
  path: string
  /** In seconds. */
  after: number
  volume: number
  /** Cut off at this second of the mix. */
  until?: number
}

/** Gives the path of a wav in which sounds begin one after the other, with silence at the end. */
export function mixed(parts: readonly Part[], seconds: number): Promise<string> {
  return cached(JSON.stringify(['mixed', parts, seconds]), async (made) => {
    const inputs = [...parts.map(partOf), await silence(seconds)]
    await run('sox', ['-m', ...inputs.flatMap((input) => ['-v', '1', input]), ...PLAIN, made])
  })
}

const partOf = ({ path, after, volume, until }: Part): string =>
  `|sox -v ${volume} ${path} -p pad ${after}${until === undefined ? '' : ` trim 0 ${until}`}`

const PLAIN = ['-r', '16000', '-c', '1', '-b', '16', '-e', 'signed-integer']

/** Written aside and renamed: two tests may make the same sound at once. */
export async function cached(key: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 24)}.wav`)
  if (existsSync(path)) return path
  await mkdir(folder, { recursive: true })
  const aside = join(folder, `${randomUUID()}.wav`)
  await make(aside)
  await rename(aside, path)
  return path
}

async function synthesise(text: string, { engine, voice, wordsPerMinute = 150 }: Voice, path: string) {
  if (engine === 'flite') return run('flite', ['-voice', voice, '-t', text, '-o', path])
  return run('espeak-ng', ['-v', voice, '-s', String(wordsPerMinute), '-w', path, '--', text])
}

async function toPlainWav(from: string, to: string, { silence: quiet, speed = 1 }: Spoken) {
  const pad = [quiet?.before ?? 0.3, quiet?.after ?? 0.6].map(String)
  await run('sox', [from, ...PLAIN, to, 'speed', String(speed), 'gain', '-n', '-3', 'pad', ...pad])
}

const TALK = [
  'the train to the north leaves from the second platform in a quarter of an hour',
  'we should have taken the other road because this one is always full in the morning',
  'she told me that the garden looks lovely since they planted all of those roses',
  'nobody knows when the shop is going to open again but it will not be this week',
]

/** Four people who talk at once, none of whom answers anything. */
const babble = (): Promise<string> =>
  cached(JSON.stringify(['babble', TALK]), async (made) => {
    const voices = [VOICES.british, VOICES.kal16, VOICES.woman, VOICES.american]
    const talkers = await Promise.all(TALK.map((text, index) => speak(text, voices[index])))
    await run('sox', ['-m', ...talkers, ...PLAIN, made, 'gain', '-n', '-3', 'trim', '0.5', '3.5', 'repeat', '9'])
  })

/** The loudness of what is not silence in a file, in dB below full scale. */
async function loudness(path: string): Promise<number> {
  const { stderr } = await run('sox', [path, '-n', 'silence', '1', '0', '0.1%', '-1', '0', '0.1%', 'stats'])
  return Number(/RMS lev dB\s+(-?[\d.]+)/.exec(stderr)?.[1])
}

/** What sox's pink noise measures at full volume. */
const PINK_NOISE_DB = -16.3

async function addNoise(path: string, signalToNoise: number, kind: Spoken['noiseKind'] = 'pink') {
  const noisy = `${path}.noisy.wav`
  const seconds = (await run('soxi', ['-D', path])).stdout.trim()
  const level = (await loudness(path)) - signalToNoise
  const noise =
    kind === 'pink'
      ? `|sox -n -r 16000 -c 1 -p synth ${seconds} pinknoise vol ${level - PINK_NOISE_DB}dB`
      : await babbleOf(Number(seconds), level)
  await run('sox', ['-m', '-v', '1', path, '-v', '1', noise, ...PLAIN, noisy])
  await rename(noisy, path)
}

async function babbleOf(seconds: number, level: number): Promise<string> {
  const path = await babble()
  return `|sox ${path} -p trim 0 ${seconds} vol ${level - (await loudness(path))}dB`
}
