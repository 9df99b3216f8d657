import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../support/chromium.ts'

/** A browser whose profile outlives it. */
export interface KillableBrowser {
  page: Page
  setOffline(isOffline: boolean): Promise<void>
  /** As when the device loses its power: no process of it ends by itself. */
  kill(): Promise<void>
}

/** @param profile a folder; what the last browser stored is there again */
export async function openBrowser(profile: string): Promise<KillableBrowser> {
  const args = [...chromiumArguments, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank']
  const child = spawn(chromiumPath, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const killAll = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  process.once('exit', killAll)
  const kill = async () => {
    process.off('exit', killAll)
    killAll()
    await ended
  }
  try {
    const browser = await chromium.connectOverCDP(await addressOf(child.stderr))
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser has no profile')
    const page = context.pages()[0] ?? (await context.newPage())
    return { page, setOffline: (isOffline) => context.setOffline(isOffline), kill }
  } catch (error) {
    await kill()
    throw error
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = []
  for await (const line of createInterface({ input: output })) {
    lines.push(line)
    const [, address] = /^DevTools listening on (ws:.+)$/.exec(line) ?? []
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error(`The browser did not start:\n${lines.join('\n')}`)
}
