import type { ListedForm } from '../../../contract/types.gen.ts'
import { TAG_MAX, TAGS_MAX } from '../../../rules/limits.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { TagEditor } from '../../ui/inputs/tag-editor.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/dialog.tsx'
import { useUpdateForm } from './calls.ts'
import { formsTexts as texts } from './texts.ts'

interface TagsDialogProps {
  form: ListedForm
  open: boolean
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Each change is saved at once. */
export function TagsDialog({ form, open, onClose, focusAfter }: TagsDialogProps) {
  const update = useUpdateForm()
  const tags = update.isPending ? (update.variables.body.tags ?? form.tags) : form.tags
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.tagsOf(form.title)}
      description={texts.tagsHint}
      focusAfter={focusAfter}
    >
      <DialogBody>
        <TagEditor
          tags={tags}
          limits={{ count: TAGS_MAX, length: TAG_MAX }}
          texts={texts}
          onChange={(changed) => update.mutate({ path: { id: form.id }, body: { tags: changed } })}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
