import { Controller, FormProvider, useForm } from 'react-hook-form'
import type { User } from '../../../contract/types.gen.ts'
import { Row } from '../../ui/layout/stack.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { FormDialog } from '../common/dialogs/form-dialog.tsx'
import type { PasswordRefusal } from '../common/password-refusal.ts'
import { adminTexts as texts } from './texts.ts'
import { UserFields } from './user-fields.tsx'
import { type UserValues, valuesOf } from './user-values.ts'

interface UserDialogProps {
  open: boolean
  /** The user to edit; undefined when one is added. */
  user?: User
  busy: boolean
  refused: PasswordRefusal | undefined
  onSave: (values: UserValues) => void
  onClose: () => void
  focusAfter?: () => HTMLElement | null
}

/** Mounted each time it opens, so it always starts from the current user. */
export function UserDialog({ user, onSave, refused, ...dialog }: UserDialogProps) {
  const form = useForm({ mode: 'onBlur', defaultValues: valuesOf(user) })
  return (
    <FormDialog
      {...dialog}
      title={user ? texts.edit : texts.add}
      description={user ? texts.editHint : texts.addHint}
      onSubmit={form.handleSubmit(onSave)}
    >
      <FormProvider {...form}>
        <UserFields isNew={!user} refused={refused} />
      </FormProvider>
      <Row gap={6} wrap>
        <Controller
          name="isSuperuser"
          control={form.control}
          render={({ field }) => <Switch label={texts.isSuperuser} checked={field.value} onChange={field.onChange} />}
        />
        <Controller
          name="isActive"
          control={form.control}
          render={({ field }) => <Switch label={texts.isActive} checked={field.value} onChange={field.onChange} />}
        />
      </Row>
    </FormDialog>
  )
}
