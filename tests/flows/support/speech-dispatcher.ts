import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { installCommand, missingTools, type Tool } from '../../../scripts/tools.ts'
import { chromiumArguments, chromiumPath } from '../../support/chromium.ts'
import { microphone } from './respondent.ts'

const run = promisify(execFile)

const TOOLS: Tool[] = ['speech-dispatcher', 'speech-dispatcher-espeak-ng', 'espeak-ng', 'sox', 'pocketsphinx']
/** Chromium is told of it before it runs. */
const socket = join(tmpdir(), `sayform-speech-${process.pid}.sock`)
/** Words per minute, as the module speaks by default. */
const WORDS_PER_MINUTE = 170

/** A browser that speaks by the speech dispatcher, and hears the microphone's file. */
export const speaking = {
  executablePath: chromiumPath,
  args: [...chromiumArguments, '--enable-speech-dispatcher', `--use-file-for-fake-audio-capture=${microphone}%noloop`],
  ignoreDefaultArgs: ['--mute-audio'],
  env: { ...process.env, SPEECHD_ADDRESS: `unix_socket:${socket}` } as Record<string, string>,
}

/** One sentence on what this machine lacks to read aloud; undefined when it lacks nothing. */
export function missingVoice(): string | undefined {
  const missing = missingTools(TOOLS)
  if (missing.length === 0) return undefined
  return `Reading aloud is not tested, since ${missing.join(', ')} is missing: ${installCommand(missing)}`
}

const configuration = (folder: string) => `
LogLevel 1
LogDir "${folder}"
CommunicationMethod "unix_socket"
SocketPath "${socket}"
AudioOutputMethod "alsa"
AudioALSADevice "default"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
DefaultLanguage "en"
Timeout 0
`

/** A device that writes what it plays into a file, as 16-bit samples, and takes no time for it. */
const device = (file: string) => `
pcm.!default { type file slave.pcm { type null } file "${file}" format raw }
ctl.!default { type null }
`

/** Debian's speech dispatcher with its espeak-ng module, whose sound goes into a file. */
export async function startSpeechDispatcher() {
  const folder = await mkdtemp(join(tmpdir(), 'sayform-speech-'))
  const played = join(folder, 'played.raw')
  const at = (name: string) => join(folder, name)
  await mkdir(at('modules'))
  await writeFile(at('modules/espeak-ng.conf'), `EspeakNormalRate ${WORDS_PER_MINUTE}\n`)
  await writeFile(at('speechd.conf'), configuration(folder))
  await writeFile(at('asound.conf'), device(played))
  const child = spawn('speech-dispatcher', ['-s', '-C', folder, '-S', socket, '-P', at('pid'), '-L', folder], {
    env: { ...process.env, ALSA_CONFIG_PATH: at('asound.conf'), HOME: folder, XDG_RUNTIME_DIR: folder },
    stdio: 'ignore',
  })
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit')
    await rm(socket, { force: true })
    await rm(folder, { recursive: true, force: true })
  }
  await untilItAnswers(child).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    close,
    /** The length in seconds of all that was played. */
    secondsPlayed: async () => Number((await run('soxi', ['-D', await asWav(played)])).stdout),
    /** What a recogniser hears in the sound. */
    heard: async () =>
      (await run('pocketsphinx_continuous', ['-infile', await asWav(played), '-logfn', '/dev/null'])).stdout,
  }
}

export type SpeechDispatcher = Awaited<ReturnType<typeof startSpeechDispatcher>>

async function asWav(raw: string): Promise<string> {
  const format = ['-t', 'raw', '-r', '22050', '-e', 'signed', '-b', '16', '-c', '1']
  await run('sox', [...format, raw, '-r', '16000', `${raw}.wav`])
  return `${raw}.wav`
}

/** How long the same voice takes to say sentences, in seconds. */
export async function secondsOf(sentences: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sayform-said-'))
  const lengths = sentences.map(async (sentence, index) => {
    const file = join(folder, `${index}.wav`)
    await run('espeak-ng', ['-v', 'en-us', '-s', String(WORDS_PER_MINUTE), '-w', file, '--', sentence])
    return Number((await run('soxi', ['-D', file])).stdout)
  })
  const seconds = (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0)
  await rm(folder, { recursive: true })
  return seconds
}

async function untilItAnswers(child: ReturnType<typeof spawn>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`speech-dispatcher ended with ${child.exitCode}`)
    const connection = createConnection(socket)
    // oxlint-disable-next-line no-await-in-loop -- asked again until it answers
    const isThere = await once(connection, 'connect').then(
      () => true,
      () => false,
    )
    connection.destroy()
    if (isThere) return
    // oxlint-disable-next-line no-await-in-loop -- asked again until it answers
    await pause(50)
  }
  throw new Error('speech-dispatcher did not answer')
}
