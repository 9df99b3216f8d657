import type { FileAnswer } from '../../contract/types.gen.ts'
import { MAX_FILE_BYTES } from '../../rules/limits.ts'
import { readFile } from './read-file.ts'
import { shrinkImage } from './shrink-image.ts'

/** Wide enough to read a page that was photographed. */
const PHOTO_EDGE = 2560

/** What moves, and what is drawn of lines, would not survive as a photograph. */
const isPhoto = ({ type }: File): boolean => /^image\/(?!gif|svg)/.test(type)

const isToShrink = (file: File): boolean => file.size > MAX_FILE_BYTES && isPhoto(file)

/**
 * A file as an answer; a photograph that is too large is made smaller first.
 * @param onShrinking called before that, since it takes a while
 * @throws when the file cannot be read
 */
export async function fileAnswer(file: File, onShrinking: () => void): Promise<FileAnswer> {
  if (!isToShrink(file)) return readFile(file)
  onShrinking()
  return readFile(await shrunk(file))
}

/**
 * A photograph as a JPEG within the limit; without the place and the time that a camera writes beside it.
 * @returns the file itself where the browser cannot do so: its size is judged like that of any other
 */
async function shrunk(file: File): Promise<File> {
  try {
    const bounds = { as: 'image/jpeg', width: PHOTO_EDGE, height: PHOTO_EDGE, bytes: MAX_FILE_BYTES } as const
    const blob = await shrinkImage(file, bounds)
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type })
  } catch {
    return file
  }
}
