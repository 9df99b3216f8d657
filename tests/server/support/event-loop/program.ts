import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Loaded into the server that is measured: says how long its event loop was held, and begins again, when it is asked. */
const file = process.env['EVENT_LOOP_FILE']
const RESOLUTION_MS = 5

// Processes that the server starts inherit the options too.
if (file && !process.send) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  process.on('SIGUSR2', () => {
    const [most, p999] = [delay.max, delay.percentile(99.9)].map((nanoseconds) => nanoseconds / 1e6)
    writeFileSync(file, JSON.stringify({ most, p999 }))
    delay.reset()
  })
}
