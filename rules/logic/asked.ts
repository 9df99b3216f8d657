import type { FormField, StoredValue } from '../../contract/types.gen.ts'
import { hasLogic, idsAsked } from './fields-asked.ts'

/** The ids of all fields of forms in which nothing depends on answers. */
const everyField = new WeakMap<readonly FormField[], ReadonlySet<string>>()

/**
 * The ids of the fields that a response was asked for. Those of the others were hidden by a condition or passed over by
 * a jump, so that they could not be answered: nothing is stored of this, since the answers themselves tell it.
 * @param fields of the version that was answered
 * @param values give what is stored, keyed by field id; not called where nothing depends on it
 */
export function askedIn(
  fields: FormField[],
  values: () => Readonly<Record<string, StoredValue | undefined>>,
): ReadonlySet<string> {
  if (hasLogic(fields)) {
    const known = values()
    return new Set(idsAsked(fields, ({ id }) => (Object.hasOwn(known, id) ? known[id] : undefined)))
  }
  const all = everyField.get(fields) ?? new Set(fields.map(({ id }) => id))
  everyField.set(fields, all)
  return all
}
