import { existsSync, readFileSync } from 'node:fs'

const KB_PER_MB = 1024

/** Resident memory of a process, MB; not a number when it is gone, or where the system does not tell. */
export function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / KB_PER_MB
}
