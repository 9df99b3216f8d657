import type { SpokenField } from '../normalise.ts'

/** How a language labels a yes and a no. */
export interface Polarity {
  yes: RegExp
  no: RegExp
}

/** The values of yes and no of a question with these two options; undefined of any other question. */
export function polarValues(
  { options }: SpokenField,
  { yes, no }: Polarity,
): Record<keyof Polarity, string> | undefined {
  const [affirmed, denied] = [yes, no].map((word) => options?.find(({ label }) => word.test(label))?.value)
  return options?.length === 2 && affirmed !== undefined && denied !== undefined
    ? { yes: affirmed, no: denied }
    : undefined
}
