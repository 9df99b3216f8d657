import { useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { draftTexts as texts } from '../draft/texts.ts'
import type { Editor } from '../use-editor.ts'
import { VersionList } from './version-list.tsx'

interface VersionsButtonProps {
  editor: Editor
  formId: string
}

export function VersionsButton({ editor, formId }: VersionsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Icon name="list" />
        {texts.versions}
      </Button>
      <Dialog open={isOpen} size="lg" title={texts.versionsTitle} description={texts.versionsHint} onClose={close}>
        <DialogBody>
          <VersionList editor={editor} formId={formId} onRestored={close} />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={close}>
            {texts.close}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  )
}
