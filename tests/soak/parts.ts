import { measureAuthorization } from './authorization/authorization.ts'
import type { Figure } from './figures.ts'
import { measureFuzz } from './fuzz/fuzz.ts'

/** By name, at full size. */
export const parts: Record<string, () => Promise<Figure[]>> = {
  authorization: () => measureAuthorization(),
  fuzz: () => measureFuzz({ requests: 100_000, seed: Date.now() }),
}
