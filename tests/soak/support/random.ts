/** Random choices that a seed repeats. */
export type Random = ReturnType<typeof randomFrom>

/** @param seed a whole number; mulberry32 */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number below `max`. */
  const below = (max: number): number => Math.floor(next() * max)
  return {
    next,
    below,
    chance: (share: number): boolean => next() < share,
    pick<Choice>(choices: readonly Choice[]): Choice {
      const choice = choices[below(choices.length)]
      if (choice === undefined && choices.length === 0) throw new Error('Nothing to choose from')
      return choice as Choice
    },
  }
}
