import { runCommand } from './cli/run.ts'

/** Backups hold answers and the secret: they are readable by the operator alone. */
process.umask(0o077)

process.exitCode = await runCommand(process.argv.slice(2), process.env)
