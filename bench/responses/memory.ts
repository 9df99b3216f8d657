import { existsSync, readFileSync } from 'node:fs'
import type { Running } from '../../tests/server/support/processes.ts'

/** @returns what a server's process holds, in MB; not a number where the system does not tell */
export function memoryOf({ child }: Running): number {
  const file = `/proc/${child.pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

export const memoryLine = (name: string, mb: number): string =>
  `${name.padEnd(50)}${`${Math.round(mb)} MB`.padStart(10)}`
