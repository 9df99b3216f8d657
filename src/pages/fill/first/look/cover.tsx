import type { PlacedImage, PublicForm } from '../../../../../contract/types.gen.ts'
import { imageAddress } from '../../../../../rules/appearance/images.ts'
import { metadataOf } from '../../../../../rules/fields.ts'
import { lookClass } from '../../classes.ts'

interface PlacedProps {
  image: PlacedImage | undefined
  className: string
}

/** An image of the owner; its size is known before it is there, so that nothing moves when it comes. */
function Placed({ image, className }: PlacedProps) {
  if (!image) return null
  const { width, height, alt = '' } = image
  return <img className={className} src={imageAddress(image)} width={width} height={height} alt={alt} />
}

export const Cover = ({ form, place }: { form: PublicForm; place: 'field' | 'welcome' }) => (
  <Placed image={metadataOf(form).appearance?.cover} className={lookClass('cover', { place })} />
)

export const Logo = ({ form }: { form: PublicForm }) => (
  <Placed image={metadataOf(form).appearance?.logo} className={lookClass('logo')} />
)
