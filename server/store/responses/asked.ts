import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FormField, StoredValue } from '../../../contract/types.gen.ts'
import { askedIn } from '../../../rules/logic/asked.ts'
import { bytesOfJson, FORM_CACHE_BYTES, lruCache } from '../../lru-cache.ts'

const VERSIONS_KEPT = 250

/**
 * The ids of the fields that a response of a version was asked for; undefined where the version is not known any more.
 * Its values are looked at only where something depends on them.
 */
type AskedOf = (
  version: number,
  values: () => Readonly<Record<string, StoredValue | undefined>>,
) => ReadonlySet<string> | undefined

interface Version {
  fields: FormField[]
  length: number
}

export type ReadAsked = ReturnType<typeof openAsked>

/**
 * Tells what responses were asked for, by the versions of the form that they answered.
 * @param readStructureText gives what a form asked in a version, as it is stored
 */
export function openAsked(readStructureText: (formId: string, version: number) => Promise<string | undefined>) {
  const versions = lruCache<Version>({
    max: VERSIONS_KEPT,
    maxWeight: FORM_CACHE_BYTES,
    weigh: ({ length }) => bytesOfJson(length),
  })
  const read = async (formId: string, version: number): Promise<Version | undefined> => {
    const text = await readStructureText(formId, version)
    // Each response may be of another version, which may have a megabyte.
    await nextTurn()
    return text === undefined ? undefined : { fields: JSON.parse(text).fields ?? [], length: text.length }
  }

  /** @param rows whose versions are read */
  return async (formId: string, rows: readonly { version: number }[]): Promise<AskedOf> => {
    const fields = new Map<number, FormField[]>()
    for (const version of new Set(rows.map((row) => row.version))) {
      const found = await versions.get(`${formId} ${version}`, () => read(formId, version))
      if (found) fields.set(version, found.fields)
    }
    return (version, values) => {
      const asked = fields.get(version)
      return asked && askedIn(asked, values)
    }
  }
}
