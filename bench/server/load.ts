import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SESSION_MARK } from './submission.ts'

const run = promisify(execFile)

/** Only successful requests count. */
export interface Figure {
  perSecond: number
  good: number
  errors: number
}

export interface Load {
  connections: number
  seconds: number
}

interface Submits {
  /** The first session that may be used; the following ones come one after the other. */
  firstSession: number
  bodyFile: string
}

/** @throws with a sentence that says how to install it */
export const outputOf = async (command: string, parameters: string[]): Promise<string> => {
  try {
    return (await run(command, parameters)).stdout
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isMissing ? new Error(`${command} is not installed: apt-get install wrk postgresql`) : error
  }
}

/** One thread of wrk, which needs little of the processor: the server is what is measured. */
export async function wrk(url: string, { connections, seconds }: Load, submits?: Submits): Promise<Figure> {
  const script = new URL('load.lua', import.meta.url).pathname
  const own = submits ? ['--', SESSION_MARK, String(submits.firstSession), submits.bodyFile] : []
  const shape = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s']
  const output = await outputOf('wrk', [...shape, '-s', script, url, ...own])
  const { answers, refused, broken, microseconds } = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '')
  const good = answers - refused
  return { perSecond: (good * 1e6) / microseconds, good, errors: refused + broken }
}
