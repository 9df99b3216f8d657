import type { Item } from '../../../contract/types.gen.ts'
import { GridCell, GridRow } from '../../ui/layout/grid.tsx'
import { RowActions } from '../common/row-actions.tsx'
import { sharedTexts } from '../common/texts.ts'
import { useDeleteItem, useUpdateItem } from './calls.ts'
import { ItemDialog, toItemBody } from './item-dialog.tsx'
import { itemsTexts as texts } from './texts.ts'

const { columns } = texts

export function ItemRow({ item }: { item: Item }) {
  return (
    <GridRow>
      <GridCell column={columns.id} tone="muted">
        {item.id}
      </GridCell>
      <GridCell column={columns.title} part="title">
        {item.title}
      </GridCell>
      <GridCell column={columns.description} tone={item.description ? undefined : 'muted'}>
        {item.description || sharedTexts.none}
      </GridCell>
      <GridCell column={columns.actions} part="actions">
        <ItemActions item={item} />
      </GridCell>
    </GridRow>
  )
}

function ItemActions({ item }: { item: Item }) {
  const [update, remove] = [useUpdateItem(), useDeleteItem()]
  const path = { id: item.id }
  return (
    <RowActions
      label={texts.actionsOf(item.title)}
      texts={texts}
      isRemoving={remove.isPending}
      onRemove={(onSettled) => remove.mutate({ path }, { onSettled })}
      renderEditDialog={(dialog) => (
        <ItemDialog
          {...dialog}
          open
          item={item}
          busy={update.isPending}
          onSave={(values) => update.mutate({ path, body: toItemBody(values) }, { onSuccess: dialog.onClose })}
        />
      )}
    />
  )
}
