import { cpus, loadavg } from 'node:os'
import { lineOf } from './figures.ts'
import { parts } from './parts.ts'

/**
 * `npm run soak`, or `npm run soak -- PART …`: what docs/trust.md promises, tried at full size. A line for each figure; exit
 * code 1 when a goal is missed. `npm test` runs a short version of each part.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((part) => !(part in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const [load = 0] = loadavg()
if (load > cpus().length / 2)
  console.log(
    `This machine does other work (load ${load.toFixed(1)} on ${cpus().length} processors): times are too long.`,
  )

for (const [name, run] of Object.entries(parts).filter(([part]) => wanted.length === 0 || wanted.includes(part))) {
  console.log(`\n${name}`)
  const from = performance.now()
  try {
    for (const figure of await run()) {
      console.log(lineOf(figure))
      if (!figure.isMet) process.exitCode = 1
    }
  } catch (error) {
    console.log(`MISSED ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    process.exitCode = 1
  }
  console.log(`       ${Math.round((performance.now() - from) / 1000)} s`)
}
process.exit()
