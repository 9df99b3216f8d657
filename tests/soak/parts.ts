import { measureAuthorization } from './authorization/authorization.ts'
import { measureCrashes } from './crashes.ts'
import { measureCuts } from './cuts.ts'
import type { Figure } from './figures.ts'
import { measureFuzz } from './fuzz/fuzz.ts'
import { measureLoad } from './load/load.ts'
import { measureOffline } from './offline/offline.ts'
import { measureOutages } from './outages.ts'
import { measureServers } from './servers.ts'
import { measureStalls } from './stalls.ts'

/** By name, at full size. */
export const parts: Record<string, () => Promise<Figure[]>> = {
  authorization: () => measureAuthorization(),
  fuzz: () => measureFuzz({ requests: 100_000, seed: Date.now() }),
  crashes: () => measureCrashes({ crashes: 200, seed: Date.now() }),
  cuts: () => measureCuts({ submits: 1000, seed: Date.now() }),
  outages: () => measureOutages({ restarts: 5 }),
  load: () => measureLoad({ seconds: 60, restSeconds: 60, margin: 1 }),
  stalls: () => measureStalls({ responses: 100_000, logins: 700, margin: 1 }),
  offline: () => measureOffline({ kills: 100, seed: Date.now() }),
  servers: () => measureServers({ counts: [2, 4], submits: 500 }),
}
