import type { Settings } from '../settings.ts'
import { storedSecret } from '../secret.ts'
import { openUnlimited, type Place } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { copyDatabase, firstFilledTable, type CopiedTable } from '../store/operation/copy.ts'
import { keepSecret } from './backup.ts'
import { CommandFailed, type Command } from './command.ts'
import { placeName, withData } from './open.ts'

export const move: Command = {
  usage: '--to postgres://… | --to FOLDER',
  about:
    'Copies all data into an empty PostgreSQL database or data folder, and compares counts and checksums of each table. Stop the server first.',
  operands: { min: 0, max: 0 },
  options: ['to'],
  async run({ settings, options: { to } }) {
    if (to === undefined) throw new CommandFailed('Where to? --to takes a postgres:// address or a folder.')
    const target = placeOf(settings, to)
    const tables = await withData(settings, (source) => copyInto(target, (database) => copyDatabase(source, database)))
    return [
      ...tables.map(lineOf),
      '',
      `All tables are in ${placeName(target)}, with equal checksums.`,
      ...secretLines(settings, target),
    ]
  },
}

const placeOf = ({ dataDir }: Settings, to: string): Place =>
  /^postgres(ql)?:\/\//.test(to) ? { databaseUrl: to, dataDir } : { databaseUrl: undefined, dataDir: to }

async function copyInto<Result>(
  place: Place,
  copy: (target: ReturnType<typeof openUnlimited>) => Promise<Result>,
): Promise<Result> {
  const target = openUnlimited(place)
  try {
    await migrate(target)
    const filled = await firstFilledTable(target)
    if (filled)
      throw new CommandFailed(`There is data in ${placeName(place)} already (${filled}): move into an empty one.`)
    return await copy(target)
  } finally {
    await target.destroy()
  }
}

const lineOf = ({ name, rows, checksum }: CopiedTable): string =>
  `${name.padEnd(20)} ${String(rows).padStart(10)} rows  ${checksum}`

function secretLines(settings: Settings, target: Place): string[] {
  const secret = settings.secretKey ?? storedSecret(settings.dataDir)
  if (secret === undefined) return []
  if (target.databaseUrl !== undefined)
    return [
      `Start the server with the same secret: SECRET_KEY is what ${settings.secretKey ? 'it is now' : `${settings.dataDir}/secret.key holds`}.`,
    ]
  return keepSecret({ ...settings, secretKey: undefined, dataDir: target.dataDir }, secret)
}
