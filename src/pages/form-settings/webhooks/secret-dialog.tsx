import { Button } from '../../../ui/inputs/button.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { CopyButton } from '../../common/copy-button.tsx'
import { mainContent } from '../../common/dialogs/main-content.ts'
import { formSettingsTexts } from '../texts.ts'

const { secret: texts } = formSettingsTexts

/** Shown once, so a click beside it does not put it away; the button that opened it may be gone. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={texts.title}
      description={texts.hint}
      onClose={onClose}
      focusAfter={mainContent}
    >
      <DialogBody>
        <TextField label={texts.label} readOnly value={secret} onFocus={(event) => event.target.select()} />
      </DialogBody>
      <DialogFooter>
        <CopyButton text={secret} texts={texts} />
        <Button onClick={onClose}>{texts.done}</Button>
      </DialogFooter>
    </Dialog>
  )
}
