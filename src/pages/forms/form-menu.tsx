import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ListedForm } from '../../../contract/types.gen.ts'
import { MenuItem } from '../../ui/overlays/menu.tsx'
import { menuTrigger, SharedMenu } from '../../ui/overlays/shared-menu.tsx'
import { useDownloadForm, useUpdateForm } from './calls.ts'
import { TagsDialog } from './tags-dialog.tsx'
import { formsTexts as texts } from './texts.ts'

/** The list with the menu of its rows: what is done less often than the buttons beside it. */
export function FormMenu({ forms, children }: { forms: ListedForm[]; children: ReactNode }) {
  const change = useUpdateForm()
  const download = useDownloadForm()
  const navigate = useNavigate()
  const [tagged, setTagged] = useState<{ id: string; isOpen: boolean }>()
  const formOf = (id: string | undefined) => forms.find((form) => form.id === id)
  const taggedForm = formOf(tagged?.id)
  const items = (id: string) => {
    const isActive = formOf(id)?.is_active ?? true
    return (
      <>
        <MenuItem value="switch" onSelect={() => change.mutate({ path: { id }, body: { is_active: !isActive } })}>
          {isActive ? texts.deactivate : texts.activate}
        </MenuItem>
        <MenuItem value="duplicate" onSelect={() => navigate(`/forms/create?copy=${id}`)}>
          {texts.duplicate}
        </MenuItem>
        <MenuItem value="download" onSelect={() => download.mutate(id)}>
          {texts.download}
        </MenuItem>
        <MenuItem value="tags" onSelect={() => setTagged({ id, isOpen: true })}>
          {texts.editTags}
        </MenuItem>
      </>
    )
  }
  return (
    <>
      <SharedMenu items={items}>{children}</SharedMenu>
      {tagged && taggedForm ? (
        <TagsDialog
          key={tagged.id}
          form={taggedForm}
          open={tagged.isOpen}
          onClose={() => setTagged({ id: tagged.id, isOpen: false })}
          focusAfter={menuTrigger(tagged.id)}
        />
      ) : null}
    </>
  )
}
