import { openApi } from '../../server/support/api.ts'
import { atLeast, noneOf, type Figure } from '../figures.ts'
import { DATABASES, onGround, type DatabaseName } from '../support/places.ts'
import { runMatrix } from './matrix.ts'

/** @param options how many of the callers without a login ask for each operation; all of them by default */
export async function measureAuthorization({
  strangers = Number.POSITIVE_INFINITY,
  databases = DATABASES,
} = {}): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const database of databases) figures.push(...(await onDatabase(database, strangers)))
  return figures
}

const onDatabase = (database: DatabaseName, strangers: number): Promise<Figure[]> =>
  onGround(database, async ({ place }) => {
    const api = await openApi(place)
    try {
      const { calls, faults } = await runMatrix(api, strangers)
      return [
        noneOf(`answers that the table of who may do what does not say, ${database}`, faults, `${calls} calls`),
        atLeast(`calls of the matrix, ${database}`, calls, 700, 'calls'),
      ]
    } finally {
      await api.close()
    }
  })
