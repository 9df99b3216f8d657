import { readForm } from '../../../contract/sdk.gen.ts'
import type { Form } from '../../../contract/types.gen.ts'
import { exportForm } from '../../../rules/start/portable.ts'
import { IMAGE_PLACES, type PortableImages } from '../../../rules/start/portable-images.ts'
import { imageBytes } from '../../transport/image-bytes.ts'
import { saveJson } from '../../transport/save-json.ts'

/** Has the browser save a form as a file that can be imported again, with the images that it shows. */
export async function downloadForm(id: string): Promise<void> {
  const { data } = await readForm({ path: { id }, throwOnError: true })
  saveJson(exportForm(data, await imagesOf(data)), data.title, 'form')
}

async function imagesOf({ structure }: Form): Promise<PortableImages> {
  const images: PortableImages = {}
  for (const place of IMAGE_PLACES) {
    const image = structure?.metadata?.appearance?.[place]
    if (image) images[place] = { ...(await imageBytes(image.id)), alt: image.alt ?? '' }
  }
  return images
}
