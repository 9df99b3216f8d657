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
  stopOnSignals(started)
  console.log(greeting(settings, started).join('\n'))
}

/** A terminal and npm both pass a signal on: the second one must not cut the stopping short. */
function stopOnSignals(started: Started): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!isStopping) void stop(started)
      isStopping = true
    })
}

/** Requests in flight finish and the database closes; what still hangs then does not keep the process. */
async function stop({ app }: Started): Promise<void> {
  setTimeout(() => process.exit(1), STOP_MS).unref()
  await app.close()
  process.exit(0)
}

function greeting({ publicUrl, mailUrl, dataDir }: Settings, { made }: Started): string[] {
  return [
    `Sayform is at ${publicUrl}`,
    ...(mailUrl ? [] : [`Mail is not set up (MAIL_URL): mails are files in ${dataDir}/outbox`]),
    ...(made ? [`Log in: ${publicUrl}/login as ${made.email}`] : []),
    ...(made?.password ? [`Password: ${made.password} (shown this once)`] : []),
    ...(made ? [`Speak into the example form: ${publicUrl}/forms/${made.formId}`] : []),
  ]
}

/** What is thrown at a start is mostly the operator's to repair; the stack helps whoever asks for it. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return process.env['LOG_LEVEL'] === 'debug'
    ? (error.stack ?? error.message)
    : `Sayform cannot start: ${error.message}`
}
