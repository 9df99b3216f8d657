import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cached, speak, type Voice } from '../../tests/support/voices.ts'

const run = promisify(execFile)
const QUIET = ['silence', '1', '0.02', '0.3%', 'reverse', 'silence', '1', '0.02', '0.3%', 'reverse']

/** Words and pauses of exactly so many seconds, with the silence around them in which a microphone opens and closes. */
export const said = (parts: readonly (string | number)[], voice: Voice): Promise<string> =>
  cached(JSON.stringify(['said', parts, voice]), async (made) => {
    const words = parts.filter((part) => typeof part === 'string')
    const spoken = await Promise.all(words.map((each) => speak(each, voice)))
    const trimmed = spoken.map((_, index) => `${made}.${index}.wav`)
    await Promise.all(spoken.map((path, index) => run('sox', [path, trimmed[index] ?? '', ...QUIET])))
    const padded = trimmed.map((path, index) => `|sox ${path} -p pad 0 ${pauseAfter(parts, words[index])}`)
    await run('sox', [...padded, made, 'pad', '1', '6'])
    await run('rm', trimmed)
  })

function pauseAfter(parts: readonly (string | number)[], word: string | undefined): number {
  const next = parts[parts.indexOf(word ?? '') + 1]
  return typeof next === 'number' ? next : 0
}

/** Seconds from the first to the last word. */
export async function lengthOf(path: string): Promise<number> {
  const { stdout } = await run('soxi', ['-D', path])
  return Number(stdout) - 7
}
