import { createContext, type ReactNode, use, useState } from 'react'
import type { ListedForm } from '../../../contract/types.gen.ts'
import { TagsDialog } from './tags-dialog.tsx'

const EditTags = createContext<(id: string) => void>(() => {})

/** What opens the dialog for the tags of a form. */
export const useEditTags = (): ((id: string) => void) => use(EditTags)

/** The button of a form's menu, wherever the list has the form by then: each change of a tag may move it. */
const menuButton = (id: string) => (): HTMLElement | null =>
  document.getElementById(id)?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? null

/** A list with the dialog for the tags of its forms, which stays open while the form that it changes moves in the list. */
export function TaggedForms({ forms, children }: { forms: ListedForm[]; children: ReactNode }) {
  const [tagged, setTagged] = useState<{ id: string; isOpen: boolean }>()
  const form = forms.find(({ id }) => id === tagged?.id)
  const [edit] = useState(() => (id: string) => setTagged({ id, isOpen: true }))
  return (
    <EditTags value={edit}>
      {children}
      {tagged && form ? (
        <TagsDialog
          key={form.id}
          form={form}
          open={tagged.isOpen}
          onClose={() => setTagged({ id: form.id, isOpen: false })}
          focusAfter={menuButton(form.id)}
        />
      ) : null}
    </EditTags>
  )
}
