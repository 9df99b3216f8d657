import { flushCompileCache } from 'node:module'
import type { FirstAccount } from './start/first-start.ts'
import { VERSION } from './version.ts'
import { readSettings, SettingsError, type Settings } from './settings.ts'
import { followConnections } from './http/connections.ts'
import { collectWhenQuiet } from './start/collect-when-quiet.ts'
import { listen } from './start/listen.ts'
import { loadBehind } from './start/load-behind.ts'
import { prepareServer } from './start/start.ts'
import { stopOnSignals } from './start/stop.ts'
import { keepTickShape } from './start/tick-shape.ts'

/** Answers, mails and the secret are readable by the operator alone, whichever module writes them. */
process.umask(0o077)
keepTickShape()

try {
  await run(readSettings(process.env))
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : sentenceOf(error))
  process.exit(1)
}

async function run(settings: Settings): Promise<void> {
  console.log(`Sayform ${VERSION}`)
  const { app, announceStop } = await prepareServer(settings, (account) =>
    console.log(firstStartLines(settings, account).join('\n')),
  )
  const connections = followConnections(app)
  await app.ready()
  const listeners = await listen(app, settings)
  stopOnSignals({ app, connections, listeners, announce: announceStop, production: settings.production })
  console.log(readyLines(settings).join('\n'))
  await loadBehind()
  // The next start reads compiled code; it is kept even if this process is killed.
  flushCompileCache()
  collectWhenQuiet()
}

function firstStartLines({ publicUrl }: Settings, { email, password, problem, formId }: FirstAccount): string[] {
  return [
    `Log in: ${publicUrl}/login as ${email}`,
    ...(password ? [`Password: ${password} (shown this once)`] : []),
    ...(problem ? [`FIRST_SUPERUSER_PASSWORD: ${problem}`] : []),
    `Speak into the example form: ${publicUrl}/forms/${formId}`,
  ]
}

function readyLines({ publicUrl, mailUrl, dataDir }: Settings): string[] {
  return [
    `Sayform is at ${publicUrl}`,
    ...(mailUrl ? [] : [`Mail is not set up (MAIL_URL): mails are files in ${dataDir}/outbox`]),
  ]
}

/** Most errors at a start are the operator's to repair: one sentence, and the stack only with LOG_LEVEL=debug. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return process.env['LOG_LEVEL'] === 'debug'
    ? (error.stack ?? error.message)
    : `Sayform cannot start: ${error.message}`
}
