import { readSettings, SettingsError, type Settings } from './settings.ts'
import { prepareServer, type Started } from './start.ts'

const STOP_MS = 15_000

try {
  await run(readSettings(process.env))
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : sentenceOf(error))
  process.exit(1)
}

async function run(settings: Settings): Promise<void> {
  const started = await prepareServer(settings)
  await started.app.listen({ port: settings.port, host: settings.host })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(started))
  tell(settings, started)
}

/** Requests in flight finish and the database closes; what still hangs then does not keep the process. */
async function stop({ app }: Started): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref()
  await app.close()
  process.exit(0)
}

function tell({ publicUrl, mailUrl, dataDir }: Settings, { made }: Started): void {
  console.log(`Sayform is at ${publicUrl}`)
  if (!mailUrl) console.log(`Mail is not set up (MAIL_URL): mails are files in ${dataDir}/outbox`)
  if (!made) return
  console.log(`Log in: ${publicUrl}/login as ${made.email}`)
  if (made.password) console.log(`Password: ${made.password} (shown this once)`)
  console.log(`Speak into the example form: ${publicUrl}/forms/${made.formId}`)
}

/** What is thrown at a start is mostly the operator's to repair; the stack helps whoever asks for it. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return process.env['LOG_LEVEL'] === 'debug'
    ? (error.stack ?? error.message)
    : `Sayform cannot start: ${error.message}`
}
