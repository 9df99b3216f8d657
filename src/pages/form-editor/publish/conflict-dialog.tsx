import { useQuery } from '@tanstack/react-query'
import { readFormVersionOptions } from '../../../../contract/@tanstack/react-query.gen.ts'
import { changesOf, type Written } from '../../../../rules/drafts/changes.ts'
import type { EditedForm } from '../../../../machines/form-editor/types.ts'
import { isActive } from '../../../../rules/fields.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { ChangesList } from '../draft/changes-list.tsx'
import { draftTexts as texts } from '../draft/texts.ts'
import { saveButton } from '../field-place.ts'
import type { Editor } from '../use-editor.ts'

/** Somebody else published the form meanwhile: what they changed, and which of the two goes on. */
export function ConflictDialog({ editor: { snapshot, send }, formId }: { editor: Editor; formId: string }) {
  const isOpen = snapshot.hasTag('conflicted')
  const { theirs, published, version = 1 } = snapshot.context
  const begun = useQuery({ ...readFormVersionOptions({ path: { id: formId, version } }), enabled: isOpen })
  const begunFrom = (draft: EditedForm): Written =>
    begun.data ? { ...begun.data, is_active: isActive(draft) } : published
  const close = () => send({ type: 'conflict.dismissed' })
  return (
    <Dialog
      open={isOpen}
      size="lg"
      role="alertdialog"
      title={texts.conflictTitle}
      description={theirs ? texts.conflictHint(theirs.form.title, theirs.form.updated_at) : undefined}
      onClose={close}
      focusAfter={saveButton}
    >
      <DialogBody>
        {theirs ? <ChangesList changes={changesOf(begunFrom(theirs.draft), theirs.draft)} /> : null}
        <Text tone="muted" size="sm">
          {texts.conflictNote}
        </Text>
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={close}>
          {texts.stay}
        </Button>
        <Button variant="outline" onClick={() => send({ type: 'version.taken' })}>
          {texts.take}
        </Button>
        <Button onClick={() => send({ type: 'version.replaced' })}>{texts.keepMine}</Button>
      </DialogFooter>
    </Dialog>
  )
}
