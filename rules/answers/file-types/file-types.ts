import type { AcceptedType, FormField } from '../../../contract/types.gen.ts'

/** What an owner can limit a file field to, in the order in which it is offered. */
interface FileTypeTraits {
  /** In a sentence. */
  words: string
  /** The endings that the name of such a file may have, in lower case. */
  endings: readonly string[]
  /** What a chooser of files shows beside these endings; on a phone it opens the camera or the recorder, too. */
  media?: string
}

const TRAITS: Readonly<Record<AcceptedType, FileTypeTraits>> = {
  image: {
    words: 'an image',
    endings: ['png', 'jpg', 'jpeg', 'jfif', 'gif', 'webp', 'avif', 'heic', 'heif', 'tif', 'tiff', 'bmp'],
    media: 'image/*',
  },
  pdf: { words: 'a PDF', endings: ['pdf'] },
  document: { words: 'a document', endings: ['docx', 'doc', 'odt', 'rtf', 'txt', 'md'] },
  spreadsheet: { words: 'a spreadsheet', endings: ['xlsx', 'xls', 'ods', 'csv', 'tsv'] },
  presentation: { words: 'a presentation', endings: ['pptx', 'ppt', 'odp'] },
  audio: {
    words: 'an audio file',
    endings: ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'oga', 'opus', 'flac', 'amr', 'aif', 'aiff', 'wma', 'weba', 'webm'],
    media: 'audio/*',
  },
  video: {
    words: 'a video',
    endings: ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', 'mpg', 'mpeg', '3gp', 'ogv', 'wmv'],
    media: 'video/*',
  },
}

export const ACCEPTED_TYPES = Object.keys(TRAITS) as readonly AcceptedType[]

const isKnown = (type: unknown): type is AcceptedType => ACCEPTED_TYPES.some((each) => each === type)

/** The types that a field is limited to; undefined when it takes any file. */
export function acceptedTypesOf({ validation }: Pick<FormField, 'validation'>): AcceptedType[] | undefined {
  const types = validation?.acceptedTypes
  // A page that is older than the form cannot judge by a type that it does not know: then the server alone judges.
  return types && types.length > 0 && types.every(isKnown) ? types : undefined
}

/** Whether a value is such a limit, or none. */
export const isAcceptedTypes = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length > 0 && value.every(isKnown) && new Set(value).size === value.length)

/** The types in a sentence: `an image, a PDF or a video`. */
export function acceptedInWords(types: AcceptedType[]): string {
  const words = types.map((type) => TRAITS[type].words)
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ')
}

/** The `accept` of a chooser of files. */
export const acceptOf = (types: AcceptedType[]): string =>
  types.flatMap((type) => [TRAITS[type].media ?? [], TRAITS[type].endings.map((ending) => `.${ending}`)].flat()).join()

const endingOf = (name: string): string => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The types that the ending of a name stands for; some endings stand for two. */
export const typesByName = (name: string): AcceptedType[] =>
  ACCEPTED_TYPES.filter((type) => TRAITS[type].endings.includes(endingOf(name)))
