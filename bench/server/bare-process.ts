import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { wrk, type Load } from './load.ts'

/** A bare node:http server in a process of its own that answers what the address answers. */
export async function startBare(formUrl: string) {
  const script = new URL('bare.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, formUrl], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [started] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const { port } = JSON.parse(String(started))
  const read = (load: Load) => wrk(`http://127.0.0.1:${port}/`, load)
  await read({ connections: 32, seconds: 2 })
  return {
    read,
    async close() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}
