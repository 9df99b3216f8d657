import { useState } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { useCreateItem } from './calls.ts'
import { ItemDialog, type ItemValues, toItemBody } from './item-dialog.tsx'
import { itemsTexts as texts } from './texts.ts'

export function AddItem() {
  const [open, setOpen] = useState(false)
  const create = useCreateItem()
  const close = () => setOpen(false)
  const save = (values: ItemValues) => create.mutate({ body: toItemBody(values) }, { onSuccess: close })
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {texts.add}
      </Button>
      {open ? <ItemDialog open busy={create.isPending} onSave={save} onClose={close} /> : null}
    </>
  )
}
