import { createImage } from '../../contract/sdk.gen.ts'
import type { Image } from '../../contract/types.gen.ts'
import './api-failure.ts'

/** Stores an image for a form that is about to be saved. Throws an `ApiFailure`. */
export const uploadImage = async (image: Blob): Promise<Image> =>
  (await createImage({ body: image, headers: { 'Content-Type': image.type } })).data
