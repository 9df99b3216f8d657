import { useState } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { useCreateUser } from './calls.ts'
import { refusalOf } from '../common/password-refusal.ts'
import { adminTexts as texts } from './texts.ts'
import { UserDialog } from './user-dialog.tsx'
import { toUserCreate, type UserValues } from './user-values.ts'

export function AddUser() {
  const [open, setOpen] = useState(false)
  const create = useCreateUser()
  const close = () => setOpen(false)
  const save = (values: UserValues) => create.mutate({ body: toUserCreate(values) }, { onSuccess: close })
  const refused = refusalOf(create.error, 'password', create.variables?.body.password)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {texts.add}
      </Button>
      {open ? <UserDialog open busy={create.isPending} refused={refused} onSave={save} onClose={close} /> : null}
    </>
  )
}
