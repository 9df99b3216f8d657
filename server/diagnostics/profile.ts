import { Session } from 'node:inspector/promises'
import { setTimeout as pause } from 'node:timers/promises'

export const PROFILE_SECONDS_MAX = 60

let isRunning = false

/** A profile is being taken: two at once would measure each other. */
export class Profiling extends Error {}

/**
 * Where this process spends its time.
 * @param seconds up to `PROFILE_SECONDS_MAX`
 * @returns JSON as Chrome's developer tools open it (`.cpuprofile`)
 * @throws {Profiling}
 */
export async function takeProfile(seconds: number): Promise<string> {
  if (isRunning) throw new Profiling('A profile is being taken')
  isRunning = true
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
    await pause(seconds * 1000)
    const { profile } = await session.post('Profiler.stop')
    return JSON.stringify(profile)
  } finally {
    session.disconnect()
    isRunning = false
  }
}
