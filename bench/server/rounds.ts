import type { Figure, Load } from './load.ts'

const SECONDS = Number(process.env['SECONDS_PER_LOAD'] ?? 2)
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const CONNECTIONS = [1, 32, 256]
/** More rounds are run here; the others show how it scales. */
const USUAL = 32

/** What is loaded, beside what it is compared with. */
export interface Pair {
  name: string
  measured(load: Load): Promise<Figure>
  floorName: string
  floor(load: Load): Promise<Figure>
  /** The ratio that is wanted, by the number of connections. */
  goals?: Readonly<Record<number, number>>
}

export interface Result {
  connections: number
  measured: number
  floor: number
  /** The median of the rounds' ratios: both sides of one share whatever else the machine does. */
  ratio: number
  errors: number
}

/** Measures a pair at each number of connections. */
export async function measure({ measured, floor }: Pair): Promise<Result[]> {
  const results: Result[] = []
  for (const connections of CONNECTIONS) {
    const wanted = connections === USUAL ? ROUNDS : Math.max(1, Math.floor(ROUNDS / 2))
    const load = { connections, seconds: SECONDS }
    results.push({
      connections,
      ...(await inTurns(
        wanted,
        () => measured(load),
        () => floor(load),
      )),
    })
  }
  return results
}

/** Each round runs both sides, one after the other; which goes first changes. */
export async function inTurns(
  wanted: number,
  measured: () => Promise<Figure>,
  floor: () => Promise<Figure>,
): Promise<Omit<Result, 'connections'>> {
  const rounds: { ours: Figure; bare: Figure }[] = []
  for (let round = 0; round < wanted; round += 1) {
    const first = round % 2 === 0 ? await floor() : await measured()
    const second = round % 2 === 0 ? await measured() : await floor()
    rounds.push(round % 2 === 0 ? { ours: second, bare: first } : { ours: first, bare: second })
  }
  return {
    measured: median(rounds.map(({ ours }) => ours.perSecond)),
    floor: median(rounds.map(({ bare }) => bare.perSecond)),
    ratio: median(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
    errors: rounds.reduce((sum, { ours, bare }) => sum + ours.errors + bare.errors, 0),
  }
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
