import { readFileSync } from 'node:fs'
import { SettingsError } from './settings-error.ts'

/** What can be a file instead, as vaults, Docker and Kubernetes hand out secrets. */
export const SECRETS = [
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DATABASE_URL',
  'MAIL_URL',
  'STT_KEY',
  'FILES_KEY',
  'FILES_SECRET',
  'FIRST_SUPERUSER_PASSWORD',
] as const

type Environment = Record<string, string | undefined>

/**
 * Reads each secret whose name with `_FILE` names a file: what is in the environment of a process is easily shown to others.
 * @returns the environment with the secrets in it
 * @throws {SettingsError} naming a file that cannot be read or is empty, or a secret that is given twice
 */
export function withSecretFiles(environment: Environment): Environment {
  const read = SECRETS.flatMap((name) => {
    const file = environment[`${name}_FILE`]?.trim()
    return file ? [[name, secretIn(environment, name, file)] as const] : []
  })
  return { ...environment, ...Object.fromEntries(read) }
}

function secretIn(environment: Environment, name: string, file: string): string {
  if (environment[name]) throw new SettingsError(`${name} and ${name}_FILE must not be set both.`)
  const text = textOf(name, file).replace(/\r?\n$/, '')
  if (text === '') throw new SettingsError(`${name}_FILE names a file that is empty.`)
  return text
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new SettingsError(`${name}_FILE names a file that cannot be read${code}.`)
  }
}
