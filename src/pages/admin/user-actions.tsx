import type { User } from '../../../contract/types.gen.ts'
import { HoldingsNote } from '../common/holdings.tsx'
import { RowActions } from '../common/row-actions.tsx'
import { useDeleteUser, useUpdateUser } from './calls.ts'
import { refusalOf } from '../common/password-refusal.ts'
import { adminTexts as texts } from './texts.ts'
import { UserDialog } from './user-dialog.tsx'
import { toUserUpdate } from './user-values.ts'

/** Disabled for the signed-in user, who edits and deletes the own account in the settings. */
export function UserActions({ user, disabled }: { user: User; disabled: boolean }) {
  const [update, remove] = [useUpdateUser(), useDeleteUser()]
  const path = { user_id: user.id }
  const refused = refusalOf(update.error, 'password', update.variables?.body.password)
  return (
    <RowActions
      label={texts.actionsOf(user.email)}
      texts={texts}
      disabled={disabled}
      isRemoving={remove.isPending}
      removalNote={<HoldingsNote userId={user.id} />}
      onRemove={(onSettled) => remove.mutate({ path }, { onSettled })}
      renderEditDialog={(dialog) => (
        <UserDialog
          {...dialog}
          open
          user={user}
          busy={update.isPending}
          refused={refused}
          onSave={(values) => update.mutate({ path, body: toUserUpdate(values) }, { onSuccess: dialog.onClose })}
        />
      )}
    />
  )
}
