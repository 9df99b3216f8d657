import type { AcceptedType } from '../../../contract/types.gen.ts'
import { ACCEPTED_TYPES, typesByName } from '../../answers/file-types/file-types.ts'
import { isList, isText } from '../shapes.ts'
import type { Question } from './question.ts'

const ONE_FILE = 'one file only, of at most 512 KB'

/** `image/*` and `.png` of an HTML `accept`, and Google's names such as `PDF`. */
function typesIn(name: string): AcceptedType[] {
  const text = name.trim().toLowerCase()
  const ofMedia = ACCEPTED_TYPES.filter(
    (type) => type === text || text === `${type}/*` || text === `application/${type}`,
  )
  return ofMedia.length > 0 ? ofMedia : typesByName(text).slice(0, 1)
}

/**
 * A question for a file, limited to types where the other product limited it: to whole types, since single endings are no limit
 * here. Where one of them is not known here, the field is not limited, so that no file is refused that was taken there.
 * @param given names of types, as a list or with commas between them
 */
export function fileQuestion(given: unknown): Question {
  const names = (isList(given) ? given.filter(isText) : isText(given) ? given.split(',') : [])
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toUpperCase() !== ANY)
  const types = names.map(typesIn)
  if (names.length === 0) return { field: { type: 'file' }, left: [ONE_FILE] }
  if (types.some((found) => found.length === 0))
    return { field: { type: 'file' }, left: [ONE_FILE, `its limit to ${names.join(', ')} is not carried over`] }
  const acceptedTypes = ACCEPTED_TYPES.filter((type) => types.flat().includes(type))
  const isWider = names.some((name) => name.startsWith('.'))
  return {
    field: { type: 'file', validation: { acceptedTypes } },
    left: [ONE_FILE, ...(isWider ? [`its limit to ${names.join(', ')} became ${acceptedTypes.join(', ')}`] : [])],
  }
}

const ANY = 'ANY'
