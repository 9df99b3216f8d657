const ENDING = /(?:ing|ed|e)$/

/** One word for the forms of a verb: "rent", "renting" and "rented"; "swim" and "swimming". */
export function stem(word: string): string {
  const bare = word.replace(ENDING, '')
  if (bare.length < 3 || !/[aeiouy]/.test(bare)) return word
  return bare !== word && /([bdgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare
}
