import { useRef, useState } from 'react'
import type { Item } from '../../../contract/types.gen.ts'
import { GridCell, GridRow } from '../../ui/layout/grid.tsx'
import { ConfirmDialog } from '../common/confirm-dialog.tsx'
import { RowMenu } from '../common/row-menu.tsx'
import { sharedTexts } from '../common/texts.ts'
import { useDeleteItem, useUpdateItem } from './calls.ts'
import { ItemDialog, type ItemValues } from './item-dialog.tsx'
import { itemsTexts as texts } from './texts.ts'

const { columns } = texts

export function ItemRow({ item }: { item: Item }) {
  return (
    <GridRow>
      <GridCell column={columns.id} tone="muted">
        {item.id}
      </GridCell>
      <GridCell column={columns.title}>{item.title}</GridCell>
      <GridCell column={columns.description} tone={item.description ? undefined : 'muted'}>
        {item.description || sharedTexts.none}
      </GridCell>
      <GridCell column={columns.actions}>
        <ItemActions item={item} />
      </GridCell>
    </GridRow>
  )
}

function ItemActions({ item }: { item: Item }) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null)
  const [update, remove] = [useUpdateItem(), useDeleteItem()]
  const path = { id: item.id }
  const button = useRef<HTMLButtonElement>(null)
  const focusAfter = () => button.current
  const close = () => setDialog(null)
  const save = ({ title, description }: ItemValues) =>
    update.mutate({ path, body: { title, description: description || null } }, { onSuccess: close })
  return (
    <>
      <RowMenu
        button={button}
        label={texts.actionsOf(item.title)}
        edit={texts.edit}
        remove={texts.remove}
        onEdit={() => setDialog('edit')}
        onRemove={() => setDialog('remove')}
      />
      {dialog === 'edit' ? (
        <ItemDialog open item={item} busy={update.isPending} onSave={save} onClose={close} focusAfter={focusAfter} />
      ) : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={texts.remove}
        description={texts.removeHint}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ path }, { onSettled: close })}
        onClose={close}
        focusAfter={focusAfter}
      />
    </>
  )
}
