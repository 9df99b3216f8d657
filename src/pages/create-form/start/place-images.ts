import type { EditedForm } from '../../../../machines/form-editor/form-editor.machine.ts'
import { metadataOf } from '../../../../rules/fields.ts'
import type { ImportedForm } from '../../../../rules/start/portable.ts'
import { IMAGE_PLACES } from '../../../../rules/start/portable-images.ts'
import { imageOf } from '../../../transport/image-bytes.ts'
import { uploadImage } from '../../../transport/upload-image.ts'
import { imageProblem } from '../../form-editor/look/image-problem.ts'
import { startTexts as texts } from './texts.ts'

/** Uploads the images of a file as an owner would, so that the same rules judge them; a form is imported without one that is refused. */
export async function placeImages({ draft, left, images = {} }: ImportedForm) {
  const placed: Partial<EditedForm> = { ...draft }
  const refused: string[] = []
  for (const place of IMAGE_PLACES) {
    const image = images[place]
    if (!image) continue
    try {
      const { id, width, height } = await uploadImage(imageOf(image))
      placed.structure = withImage(placed.structure, place, { id, width, height, alt: image.alt })
    } catch (error) {
      refused.push(texts.imageLeft(place, imageProblem(error)))
    }
  }
  return { draft: placed, left: [...left, ...refused] }
}

type Structure = EditedForm['structure']
type Appearance = NonNullable<ReturnType<typeof metadataOf>['appearance']>

function withImage(structure: Structure, place: (typeof IMAGE_PLACES)[number], image: Appearance['logo']): Structure {
  const metadata = metadataOf({ structure })
  const appearance: Appearance = { ...metadata.appearance, ...(image && { [place]: image }) }
  return { fields: [], ...structure, metadata: { ...metadata, appearance } }
}
