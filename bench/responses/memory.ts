import { existsSync, readFileSync } from 'node:fs'
import type { Running } from '../../tests/server/support/processes.ts'

/** @returns what a server's process holds, in MB; not a number where the system does not tell */
export const memoryOf = ({ child }: Running): number => residentOf(child.pid)

/** @returns what the processes hold that a server has started, in MB; 0 when there is none */
export function memoryBeside({ child }: Running): number {
  const file = `/proc/${child.pid}/task/${child.pid}/children`
  const pids = readText(file).trim().split(' ').filter(Boolean)
  return pids.reduce((sum, pid) => sum + (residentOf(pid) || 0), 0)
}

/** A process may end while it is looked at. */
function readText(file: string): string {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  } catch {
    return ''
  }
}

function residentOf(pid: number | string | undefined): number {
  const status = readText(`/proc/${pid}/status`)
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

export const memoryLine = (name: string, mb: number): string =>
  `${name.padEnd(50)}${`${Math.round(mb)} MB`.padStart(10)}`
