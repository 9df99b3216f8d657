import { useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { formSettingsTexts } from '../texts.ts'

const { secret: texts } = formSettingsTexts

const page = () => document.querySelector('main')

/** Shown once, so a click beside it does not put it away; the button that opened it may be gone. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog open role="alertdialog" title={texts.title} description={texts.hint} onClose={onClose} focusAfter={page}>
      <DialogBody>
        <TextField label={texts.label} readOnly value={secret} onFocus={(event) => event.target.select()} />
      </DialogBody>
      <DialogFooter>
        <CopyButton text={secret} />
        <Button onClick={onClose}>{texts.done}</Button>
      </DialogFooter>
    </Dialog>
  )
}

/** The clipboard is there only on https and localhost, and may be refused. */
function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copy' | 'copied' | 'copyFailed'>('copy')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  return (
    <Button variant="outline" onClick={copy}>
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{texts[outcome]}</span>
    </Button>
  )
}
