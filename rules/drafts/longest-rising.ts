/**
 * The most numbers that rise from left to right without any being moved: what is left out was moved.
 * @param numbers each once
 */
export function longestRising(numbers: readonly number[]): number[] {
  /** At each length the chain that ends lowest, as a list of its last number and the chain before it. */
  const chains: Chain[] = []
  for (const last of numbers) {
    const length = chains.findIndex((chain) => chain.last >= last)
    const at = length < 0 ? chains.length : length
    chains[at] = { last, before: chains[at - 1] }
  }
  const rising: number[] = []
  for (let chain = chains.at(-1); chain; chain = chain.before) rising.unshift(chain.last)
  return rising
}

interface Chain {
  last: number
  before: Chain | undefined
}
