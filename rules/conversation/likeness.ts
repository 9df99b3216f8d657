/** From 0 to 1: the share of pairs of letters that two texts have in common. */
export function likeness(a: string, b: string): number {
  const [pairsA, pairsB] = [pairsOf(a), pairsOf(b)]
  const common = pairsA.filter((pair) => pairsB.includes(pair)).length
  return (2 * common) / Math.max(1, pairsA.length + pairsB.length)
}

const pairsOf = (text: string): string[] => {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2))
}
