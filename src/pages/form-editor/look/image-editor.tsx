import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef } from 'react'
import type { PlacedImage } from '../../../../contract/types.gen.ts'
import { imageAddress } from '../../../../rules/appearance/images.ts'
import { IMAGE_ALT_MAX, MAX_IMAGE_BYTES } from '../../../../rules/limits.ts'
import type { ImageBounds } from '../../../fields/shrink-image.ts'
import { uploadImage } from '../../../transport/upload-image.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { fieldClass, FieldError } from '../../../ui/inputs/field.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { lookEditorClass } from '../classes.ts'
import { imageProblem } from './image-problem.ts'
import { lookTexts as texts } from './texts.ts'

const ACCEPTED = 'image/png,image/jpeg,image/webp'

interface ImageEditorProps {
  name: string
  help: string
  image: PlacedImage | undefined
  /** The largest size at which it is shown, twice for fine screens. */
  box: Omit<ImageBounds, 'bytes'>
  onChange: (image: PlacedImage | undefined) => void
}

/** An image is made small here and uploaded at once; the form names it when it is saved. */
const useUpload = ({ box, onChange }: Pick<ImageEditorProps, 'box' | 'onChange'>) =>
  useMutation({
    mutationFn: async (file: File) => {
      const { shrinkImage } = await import('../../../fields/shrink-image.ts')
      return uploadImage(await shrinkImage(file, { ...box, bytes: MAX_IMAGE_BYTES }))
    },
    onSuccess: ({ id, width, height }) => onChange({ id, width, height, alt: '' }),
    meta: { silent: true },
  })

export function ImageEditor({ name, help, image, box, onChange }: ImageEditorProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const upload = useUpload({ box, onChange })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file may be chosen again.
    target.value = ''
    if (file) upload.mutate(file)
  }
  return (
    <div role="group" aria-labelledby={`${id}-name`} className={fieldClass('root')}>
      <span id={`${id}-name`} className={fieldClass('label')}>
        {name}
      </span>
      {image ? <img className={lookEditorClass('image')} src={imageAddress(image)} alt="" /> : null}
      <Row wrap>
        <input ref={chooser} type="file" accept={ACCEPTED} hidden aria-label={name} onChange={choose} />
        <Button variant="outline" size="sm" disabled={upload.isPending} onClick={() => chooser.current?.click()}>
          {image ? texts.replace(name) : texts.choose(name)}
        </Button>
        {image ? (
          <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
            {texts.remove(name)}
          </Button>
        ) : null}
      </Row>
      <p className={fieldClass('help')}>{help}</p>
      {upload.isError ? <FieldError>{imageProblem(upload.error)}</FieldError> : null}
      {image ? (
        <TextField
          label={texts.alt}
          help={texts.altHint}
          maxLength={IMAGE_ALT_MAX}
          value={image.alt ?? ''}
          onChange={(event) => onChange({ ...image, alt: event.target.value })}
        />
      ) : null}
    </div>
  )
}
