/** One line of what a part of the soak prints. */
export interface Figure {
  name: string
  value: string
  goal: string
  isMet: boolean
  /** What was found, when the goal is missed. */
  found?: string[]
}

const FOUND_MAX = 20

/** @param found a sentence for each */
export const noneOf = (name: string, found: string[], of: string): Figure => ({
  name,
  value: `${found.length} of ${of}`,
  goal: '0',
  isMet: found.length === 0,
  found: found.slice(0, FOUND_MAX),
})

export const atMost = (name: string, value: number, max: number, unit: string): Figure => ({
  name,
  value: `${round(value)} ${unit}`,
  goal: `at most ${max} ${unit}`,
  isMet: value <= max,
})

export const atLeast = (name: string, value: number, min: number, unit: string): Figure => ({
  name,
  value: `${round(value)} ${unit}`,
  goal: `at least ${min} ${unit}`,
  isMet: value >= min,
})

/** Without a goal: it explains the others. */
export const told = (name: string, value: string): Figure => ({ name, value, goal: '', isMet: true })

/** @param part of the times that are no longer, from 0 to 1 */
export const percentile = (times: number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

const round = (value: number): number => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

export const lineOf = ({ name, value, goal, isMet, found = [] }: Figure): string =>
  [
    `${isMet ? 'ok    ' : 'MISSED'} ${name.padEnd(64)} ${value.padStart(14)}${goal && `   goal: ${goal}`}`,
    ...found.map((sentence) => `         ${sentence}`),
  ].join('\n')

/** @returns the lines of those whose goal is missed */
export const missedOf = (figures: Figure[]): string[] => figures.filter(({ isMet }) => !isMet).map(lineOf)
