import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from '../../../../server/store/database.ts'
import type { Running } from '../processes.ts'

const PROGRAM = fileURLToPath(new URL('program.ts', import.meta.url))
const POLL_MS = 20
const POLLS = 500

const fileOf = ({ dataDir }: Place): string => join(dataDir, 'event-loop.json')

/** The environment of a server whose event loop can be asked about. */
export const watched = (place: Place) => ({ NODE_OPTIONS: `--import=${PROGRAM}`, EVENT_LOOP_FILE: fileOf(place) })

/** @returns in milliseconds, how long the event loop was held since this was asked last */
export async function heldSince({ child }: Running, place: Place): Promise<{ most: number; p999: number }> {
  const file = fileOf(place)
  rmSync(file, { force: true })
  child.kill('SIGUSR2')
  for (let poll = 0; poll < POLLS; poll += 1) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (text.endsWith('}')) return JSON.parse(text)
    await pause(POLL_MS)
  }
  throw new Error('The server does not say how long its event loop was held')
}
