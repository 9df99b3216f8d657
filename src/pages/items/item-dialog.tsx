import { useForm } from 'react-hook-form'
import type { Item } from '../../../contract/types.gen.ts'
import { DESCRIPTION_MAX } from '../../../rules/limits.ts'
import { itemTitleProblem } from '../../../rules/accounts.ts'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { FormDialog } from '../common/dialogs/form-dialog.tsx'
import { itemsTexts as texts } from './texts.ts'

export interface ItemValues {
  title: string
  description: string
}

interface ItemDialogProps {
  open: boolean
  /** The item to edit; undefined when one is added. */
  item?: Item
  busy: boolean
  onSave: (values: ItemValues) => void
  onClose: () => void
  focusAfter?: () => HTMLElement | null
}

const valuesOf = (item?: Item): ItemValues => ({ title: item?.title ?? '', description: item?.description ?? '' })

/** What a call sends; an empty description is null. */
export const toItemBody = ({ title, description }: ItemValues) => ({ title, description: description || null })

/** Mounted each time it opens, so it always starts from the current item. */
export function ItemDialog({ item, onSave, ...dialog }: ItemDialogProps) {
  const { register, handleSubmit, formState } = useForm({ mode: 'onBlur', defaultValues: valuesOf(item) })
  const missing = item ? 'Title is required.' : 'Title is required'
  const save = (values: ItemValues) => onSave({ title: values.title.trim(), description: values.description.trim() })
  return (
    <FormDialog
      {...dialog}
      title={item ? texts.edit : texts.add}
      description={item ? texts.editHint : texts.addHint}
      onSubmit={handleSubmit(save)}
    >
      <TextField
        label={texts.columns.title}
        placeholder={texts.columns.title}
        marked
        error={formState.errors.title?.message}
        {...register('title', { validate: (title) => itemTitleProblem(title, missing) })}
      />
      <TextField
        label={texts.columns.description}
        placeholder={texts.columns.description}
        maxLength={DESCRIPTION_MAX}
        {...register('description')}
      />
    </FormDialog>
  )
}
