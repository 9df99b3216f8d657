import type { FormAppearance, FormMetadata } from '../../contract/types.gen.ts'
import { bytesOf, isBase64 } from '../answers/files.ts'
import { IMAGE_ALT_MAX, MAX_IMAGE_BYTES } from '../limits.ts'
import { inKilobytes } from '../numbers.ts'
import { isRecord, isText, type Shape, shapeProblems } from './shapes.ts'

/** The places of a form that show an image. */
export const IMAGE_PLACES = ['logo', 'cover'] as const
export type ImagePlace = (typeof IMAGE_PLACES)[number]

/** An image of a form within its file. What it is, the server sees by its bytes when it is uploaded again. */
export interface PortableImage {
  mediaType: string
  /** Its bytes in base64. */
  data: string
  alt: string
}

export type PortableImages = Partial<Record<ImagePlace, PortableImage>>

const MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp']
const IMAGE: Shape = { mediaType: isText, data: isText }

/** The images that a file has, or what is wrong with them, with its place; a file of an earlier version has none. */
export function readImages(images: unknown): { images: PortableImages } | { problems: string[] } {
  if (images === undefined || images === null) return { images: {} }
  if (!isRecord(images)) return { problems: ['images: must be an object'] }
  const found = IMAGE_PLACES.filter((place) => images[place] !== undefined)
  const problems = found.flatMap((place) => imageProblems(images[place], `images.${place}`))
  if (problems.length > 0) return { problems }
  return { images: Object.fromEntries(found.map((place) => [place, toImage(images[place])])) }
}

function imageProblems(image: unknown, place: string): string[] {
  const misshapen = shapeProblems(image, IMAGE, place)
  if (misshapen.length > 0 || !isRecord(image)) return misshapen
  const { mediaType, data, alt = '' } = image
  const bytes = bytesOf(String(data))
  return [
    ...(MEDIA_TYPES.some((each) => each === mediaType)
      ? []
      : [`${place}.mediaType: must be ${MEDIA_TYPES.join(' or ')}`]),
    ...(isBase64(String(data)) && bytes > 0 ? [] : [`${place}.data: must be base64`]),
    ...(bytes > MAX_IMAGE_BYTES ? [`${place}.data: must be no larger than ${inKilobytes(MAX_IMAGE_BYTES)}`] : []),
    ...(isText(alt) && alt.length <= IMAGE_ALT_MAX
      ? []
      : [`${place}.alt: must be a text of no more than ${IMAGE_ALT_MAX} characters`]),
  ]
}

const toImage = (image: unknown): PortableImage => {
  const { mediaType, data, alt } = image as PortableImage
  return { mediaType, data, alt: alt ?? '' }
}

/** The look without its images: their ids belong to an account, and a form elsewhere shows none of another one. */
export function withoutImages<Metadata extends Partial<FormMetadata>>(metadata: Metadata): Metadata {
  const { appearance, ...kept } = metadata
  if (!isRecord(appearance)) return metadata
  const { logo: _logo, cover: _cover, ...look }: FormAppearance = appearance
  return { ...kept, ...(Object.keys(look).length > 0 && { appearance: look }) } as Metadata
}
