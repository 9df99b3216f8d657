import type { Settings } from '../settings.ts'

/** What was given on the command line. */
export interface Given {
  settings: Settings
  /** In the order of the usage; as many as it names. */
  operands: string[]
  options: Record<string, string | undefined>
}

export interface Command {
  /** After the name: OPERAND, [OPERAND] or --option VALUE. */
  usage: string
  about: string
  operands: { min: number; max: number }
  /** Names of options, which all have a value. */
  options: string[]
  /** @returns the lines to print */
  run(given: Given): Promise<string[]>
}

/** What an operator reads: one sentence. */
export class CommandFailed extends Error {}
