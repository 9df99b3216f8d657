import type { FastifyInstance } from 'fastify'
import type { FirstAccount } from './start/first-start.ts'
import { readSettings, SettingsError, type Settings } from './settings.ts'
import { prepareServer } from './start/start.ts'

const STOP_MS = 15_000

/** Answers, mails and the secret are readable by the operator alone, whichever module writes them. */
process.umask(0o077)

try {
  await run(readSettings(process.env))
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : sentenceOf(error))
  process.exit(1)
}

async function run(settings: Settings): Promise<void> {
  const app = await prepareServer(settings, (account) => console.log(firstStartLines(settings, account).join('\n')))
  await app.listen({ port: settings.port, host: settings.host })
  stopOnSignals(app)
  console.log(readyLines(settings).join('\n'))
}

/** A terminal and npm both pass a signal on: the second one must not interrupt the shutdown. */
function stopOnSignals(app: FastifyInstance): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!isStopping) stop(app).catch(giveUp)
      isStopping = true
    })
}

/** Requests in flight finish and the database closes; after STOP_MS the process exits anyway. */
async function stop(app: FastifyInstance): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref()
  await app.close()
  process.exit(0)
}

function giveUp(error: unknown): void {
  console.error(`Sayform did not stop cleanly: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

function firstStartLines({ publicUrl }: Settings, { email, password, formId }: FirstAccount): string[] {
  return [
    `Log in: ${publicUrl}/login as ${email}`,
    ...(password ? [`Password: ${password} (shown this once)`] : []),
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
