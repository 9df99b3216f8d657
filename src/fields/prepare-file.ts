import type { AcceptedType, FileAnswer } from '../../contract/types.gen.ts'
import { isPicture } from '../../rules/answers/files.ts'
import { MAX_FILE_BYTES } from '../../rules/limits.ts'
import { readFile } from './read-file.ts'
import { shrinkImage } from './shrink-image.ts'

const UNREADABLE = 'The file could not be read. Please choose it again.'
const EMPTY = 'The file is empty. Please choose another one.'
const NO_PICTURE = 'The file is called a picture, but cannot be opened as one. Please choose another one.'

/** Wide enough to read a page that was photographed. */
const PHOTO_EDGE = 2560

/** What moves, and what is drawn of lines, would not survive as a photograph. */
const isPhoto = ({ type }: File): boolean => /^image\/(?!gif|svg)/.test(type)

/** Where cameras write beside the picture when and where it was taken: EXIF in a JPEG and in a WebP, and XMP. */
const ORIGIN = /Exif\0\0|EXIF|ns\.adobe\.com\/xap/

type Prepared = { answer: FileAnswer } | { problem: string }

/**
 * A file as an answer, or why it can be none, in words. A photograph that is too large, or says where it was taken, is
 * written again first.
 * @param types that are taken, if not all are: a picture that will be refused is left as it is
 * @param onPreparing called before that, since it takes a while
 */
export async function prepareFile(
  file: File,
  types: AcceptedType[] | undefined,
  onPreparing: () => void,
): Promise<Prepared> {
  if (file.size === 0) return { problem: EMPTY }
  try {
    if (types?.includes('image') === false) return await asAnswer(file)
    if (!(await isToRewrite(file))) return (await isBroken(file)) ? { problem: NO_PICTURE } : await asAnswer(file)
    onPreparing()
    const photo = await rewritten(file)
    return photo === file && (await isBroken(file)) ? { problem: NO_PICTURE } : await asAnswer(photo)
  } catch {
    // One on a stick that was pulled cannot be read any more.
    return { problem: UNREADABLE }
  }
}

const asAnswer = async (file: File): Promise<Prepared> => ({ answer: await readFile(file) })

async function isToRewrite(file: File): Promise<boolean> {
  if (!isPhoto(file)) return false
  return file.size > MAX_FILE_BYTES || ORIGIN.test(new TextDecoder('latin1').decode(await file.arrayBuffer()))
}

/** A picture of a type that every browser shows, which this one cannot show: something else under its name. */
async function isBroken(file: File): Promise<boolean> {
  if (!isPicture({ mediaType: file.type })) return false
  return createImageBitmap(file).then(
    (bitmap) => (bitmap.close(), false),
    () => true,
  )
}

/**
 * A photograph as a JPEG within the limit; without the place and the time that a camera writes beside it.
 * @returns the file itself where the browser cannot do so: its size is judged like that of any other
 */
async function rewritten(file: File): Promise<File> {
  try {
    const bounds = { as: 'image/jpeg', width: PHOTO_EDGE, height: PHOTO_EDGE, bytes: MAX_FILE_BYTES } as const
    const blob = await shrinkImage(file, bounds)
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type })
  } catch {
    return file
  }
}
