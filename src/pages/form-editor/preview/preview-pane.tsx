import type { EditedForm } from '../../../../machines/form-editor/form-editor.machine.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { builderClass } from '../classes.ts'
import { editorTexts as texts } from '../texts.ts'
import { Preview } from './preview.tsx'
import type { usePreview } from './use-preview.tsx'

export type PreviewState = ReturnType<typeof usePreview>

/** Beside the editors where there is room, else over them: below them nobody would find it. */
export function PreviewPane({
  preview: { isShown, isBeside, hide },
  form,
}: {
  preview: PreviewState
  form: EditedForm
}) {
  if (isBeside)
    return isShown ? (
      <div className={builderClass('aside')}>
        <Preview form={form} />
      </div>
    ) : null
  return (
    <Dialog open={isShown} onClose={hide} title={texts.previewTitle}>
      <DialogBody>
        <Preview form={form} />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={hide}>
          {texts.hidePreview}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
