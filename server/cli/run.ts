import { parseArgs } from 'node:util'
import { readSettings, SettingsError } from '../settings.ts'
import { VERSION } from '../version.ts'
import { password, resetMfa, unlock } from './accounts.ts'
import { backup, restore } from './backup.ts'
import { check } from './check.ts'
import { CommandFailed, type Command } from './command.ts'
import { files } from './files.ts'
import { move } from './move.ts'

const [DONE, FAILED, MISUSED] = [0, 1, 2]

const COMMANDS: Record<string, Command> = {
  backup,
  restore,
  move,
  files,
  check,
  unlock,
  password,
  'reset-mfa': resetMfa,
}

const help = (): string =>
  [
    `Sayform ${VERSION}: what an operator does with its data. The settings are those of the server (DATA_DIR, DATABASE_URL, …).`,
    '',
    ...Object.entries(COMMANDS).flatMap(([name, { usage, about }]) => [
      `  sayform ${name} ${usage}`.trimEnd(),
      `      ${about}`,
    ]),
    '',
    'It ends with 0 when all went well, with 1 when something failed, and with 2 when it was called in another way.',
  ].join('\n')

/**
 * Runs one command, and prints what came of it.
 * @returns the exit code
 */
export async function runCommand(given: string[], environment: Record<string, string | undefined>): Promise<number> {
  const [name, ...rest] = given
  if (name === undefined || name === 'help' || given.includes('--help') || given.includes('-h')) return say(help())
  if (name === '--version') return say(VERSION)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return misused(`There is no command "${name}".`)
  const parsed = parse(command, rest)
  if (!parsed) return misused(`It is called so: sayform ${name} ${command.usage}`)
  try {
    return say((await command.run({ settings: readSettings(environment), ...parsed })).join('\n'))
  } catch (error) {
    console.error(sentenceOf(error, environment))
    return FAILED
  }
}

function parse({ operands: { min, max }, options }: Command, rest: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: Object.fromEntries(options.map((option) => [option, { type: 'string' as const }])),
    })
    const isRight = positionals.length >= min && positionals.length <= max
    return isRight ? { operands: positionals, options: values as Record<string, string | undefined> } : undefined
  } catch {
    return undefined
  }
}

function say(text: string): number {
  console.log(text)
  return DONE
}

function misused(sentence: string): number {
  console.error(`${sentence} "npm run -s sayform" tells more.`)
  return MISUSED
}

function sentenceOf(error: unknown, environment: Record<string, string | undefined>): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof CommandFailed || error instanceof SettingsError) return error.message
  return environment['LOG_LEVEL'] === 'debug' ? (error.stack ?? error.message) : `It failed: ${error.message}`
}
