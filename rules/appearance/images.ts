import type { FormMetadata, PlacedImage } from '../../contract/types.gen.ts'

/** The images that a form shows. */
export function placedImages(metadata: Partial<FormMetadata> | undefined): PlacedImage[] {
  const { logo, cover } = metadata?.appearance ?? {}
  return [logo, cover].filter((image) => image !== undefined)
}

/** Where a browser reads an image. */
export const imageAddress = ({ id }: Pick<PlacedImage, 'id'>): string => `/api/v1/images/${id}`
