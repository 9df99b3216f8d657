import { setTimeout as pause } from 'node:timers/promises'
import { watchEventLoop } from '../../../server/diagnostics/stacks.ts'

/** Holds its event loop twice, and prints what the watcher says; runs as a process of its own. */
const lines: object[] = []
const end = watchEventLoop({ warn: (line: object) => void lines.push(line) } as Parameters<typeof watchEventLoop>[0])

function holdTheLoop(ms: number): void {
  for (const until = Date.now() + ms; Date.now() < until;) Math.sqrt(until)
}

await pause(1500)
const before = lines.length
holdTheLoop(2500)
while (lines.length === before) await pause(20)
holdTheLoop(1000)
await pause(500)
await end()
console.log(JSON.stringify({ before, lines }))
