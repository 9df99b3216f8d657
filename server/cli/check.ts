import { findProblems } from '../store/operation/check.ts'
import { VERSION } from '../version.ts'
import { CommandFailed, type Command } from './command.ts'
import { placeName, withData } from './open.ts'

export const check: Command = {
  usage: '',
  about: 'Reads all data and looks for damage, for rows that refer to nothing, and for tables of another version.',
  operands: { min: 0, max: 0 },
  options: [],
  run: ({ settings }) =>
    withData(settings, async (database) => {
      const problems = await findProblems(database)
      if (problems.length > 0) throw new CommandFailed([`${placeName(settings)} has problems:`, ...problems].join('\n'))
      return [`All is well in ${placeName(settings)}, which is of version ${VERSION}.`]
    }),
}
