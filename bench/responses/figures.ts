/** Of several measurements, in milliseconds. */
export interface Figure {
  p50: number
  p95: number
}

export function figureOf(times: readonly number[]): Figure {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}

const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`.padStart(10)

export const lineOf = (name: string, { p50, p95 }: Figure, goalMs: number): string =>
  `${name.padEnd(24)}${milliseconds(p50)}${milliseconds(p95)}   goal ${goalMs} ms: ${p95 <= goalMs ? 'within' : 'ABOVE'}`

export const onceOf = (name: string, ms: number): string => `${name.padEnd(50)}${milliseconds(ms)}`
