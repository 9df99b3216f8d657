import type { AcceptedType, FileAnswer, FormField } from '../../contract/types.gen.ts'
import { acceptedTypesOf } from '../answers/file-types/file-types.ts'

const zeros = (count: number): string => '\0'.repeat(count)

/** An OpenDocument of nothing but its type: one entry, and the directory of it. */
function presentation(): string {
  const entry = `PK\x03\x04${zeros(26)}mimetypeapplication/vnd.oasis.opendocument.presentation`
  const directory = `PK\x01\x02${zeros(24)}\x08${zeros(17)}mimetype`
  return `${entry}${directory}PK\x05\x06${zeros(6)}\x01${zeros(5)}${String.fromCodePoint(entry.length)}${zeros(5)}`
}

/** The shortest that counts as one: its name, the type that a browser gives it, and its bytes as characters. */
const SHORTEST: Readonly<Record<AcceptedType, () => [name: string, mediaType: string, bytes: string]>> = {
  image: () => ['picture.gif', 'image/gif', 'GIF89a'],
  pdf: () => ['paper.pdf', 'application/pdf', '%PDF-1.7'],
  document: () => ['note.txt', 'text/plain', 'Ada'],
  spreadsheet: () => ['table.csv', 'text/csv', 'Ada'],
  presentation: () => ['slides.odp', 'application/vnd.oasis.opendocument.presentation', presentation()],
  audio: () => ['sound.flac', 'audio/flac', 'fLaC'],
  video: () => ['film.mpg', 'video/mpeg', '\0\0\x01\xba'],
}

/** A file that a field takes. */
export function sampleFile(field: FormField): FileAnswer {
  const [name, mediaType, bytes] = SHORTEST[acceptedTypesOf(field)?.[0] ?? 'document']()
  return { name, mediaType, size: bytes.length, data: btoa(bytes) }
}
