import type { FileAnswer } from '../../contract/types.gen.ts'
import { FILE_NAME_MAX, MAX_FILE_BYTES, MAX_FILES_BYTES } from '../limits.ts'
import { inKilobytes } from '../numbers.ts'

const FILE_TOO_LARGE = `The file must be no larger than ${inKilobytes(MAX_FILE_BYTES)}`
export const FILES_TOO_LARGE = `All files together must be no larger than ${inKilobytes(MAX_FILES_BYTES)}`
const NOT_A_FILE = 'Please attach a valid file'

/** What browsers show as a picture and that runs nothing; an SVG may hold a script. */
const PICTURE_TYPES = ['image/gif', 'image/jpeg', 'image/png', 'image/webp']

/**
 * The type without its parameters, as it is compared.
 * @param text the type that a sender names, which may be anything
 */
export const mediaTypeOf = (text: string): string => text.split(';', 1)[0]?.trim().toLowerCase() ?? ''

export const isPicture = ({ mediaType }: Pick<FileAnswer, 'mediaType'>): boolean =>
  PICTURE_TYPES.includes(mediaTypeOf(mediaType))

/** Judges one attached file: its parts, that the size is true, and the size itself. */
export function fileProblem(value: unknown): string | undefined {
  if (!isFileAnswer(value)) return NOT_A_FILE
  if (value.size > MAX_FILE_BYTES || bytesOf(value.data) > MAX_FILE_BYTES) return FILE_TOO_LARGE
  return isBase64(value.data) && bytesOf(value.data) === value.size ? undefined : NOT_A_FILE
}

/** Bytes of a file answer; 0 for any other answer. */
export const fileBytes = (value: unknown): number => (isFileAnswer(value) ? Math.max(value.size, 0) : 0)

export function isFileAnswer(value: unknown): value is FileAnswer {
  if (typeof value !== 'object' || value === null) return false
  const { name, mediaType, size, data } = value as Partial<Record<keyof FileAnswer, unknown>>
  const named = typeof name === 'string' && name.trim() !== '' && name.length <= FILE_NAME_MAX
  return named && typeof mediaType === 'string' && Number.isSafeInteger(size) && typeof data === 'string'
}

export const isBase64 = (data: string): boolean => data.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/.test(data)

/** Bytes that a base64 text stands for, without decoding it. */
/** Of what a text in base64 stands for. */
export const bytesOf = (data: string): number =>
  (data.length / 4) * 3 - (data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0)
