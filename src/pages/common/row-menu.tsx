import type { Ref } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'

interface RowMenuProps {
  /** The button, to which the focus goes back after a dialog: the menu's own entries are gone by then. */
  button: Ref<HTMLButtonElement>
  label: string
  disabled?: boolean | undefined
  edit: string
  remove: string
  onEdit: () => void
  onRemove: () => void
}

export function RowMenu({ button, label, disabled, edit, remove, onEdit, onRemove }: RowMenuProps) {
  const trigger = (
    <Button ref={button} variant="quiet" size="sm" icon aria-label={label} disabled={disabled}>
      <Icon name="more" size={24} />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem value="edit" onSelect={onEdit}>
        <Icon name="pencil" size={18} />
        {edit}
      </MenuItem>
      <MenuItem value="remove" tone="danger" onSelect={onRemove}>
        <Icon name="trash" size={18} />
        {remove}
      </MenuItem>
    </Menu>
  )
}
