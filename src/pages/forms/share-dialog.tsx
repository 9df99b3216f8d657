import { Link } from 'react-router-dom'
import type { ListedForm } from '../../../contract/types.gen.ts'
import { isActive } from '../../../rules/fields.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, ButtonLink } from '../../ui/inputs/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/dialog.tsx'
import { Row } from '../../ui/layout/stack.tsx'
import { QrCode } from '../../ui/icons/qr-code.tsx'
import { TextareaField, TextField } from '../../ui/inputs/text-field.tsx'
import { CopyButton } from '../common/copy-button.tsx'
import { linkClass } from '../../ui/layout/typography.tsx'
import { embedCode } from './embed-code.ts'
import { LinkWithAnswers } from './link-with-answers.tsx'
import { formsTexts as texts } from './texts.ts'

interface ShareDialogProps {
  form: ListedForm
  open: boolean
  onClose: () => void
}

/** The address of the form: to copy, to scan, to open. */
export function ShareDialog({ form, open, onClose }: ShareDialogProps) {
  const url = `${location.origin}/forms/${form.id}`
  const code = embedCode(url, form.id, form.title)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.shareTitle}
      description={isActive(form) ? texts.shareHint(form.title) : texts.shareLater(form.title)}
    >
      <DialogBody>
        {isActive(form) ? null : <Alert tone="warning">{texts.shareClosed}</Alert>}
        <TextField label={texts.link} readOnly value={url} onFocus={(event) => event.target.select()} />
        <LinkWithAnswers formId={form.id} url={url} />
        <TextareaField
          label={texts.embed}
          help={texts.embedHint}
          readOnly
          rows={4}
          value={code}
          onFocus={(event) => event.target.select()}
        />
        <Row gap={3} wrap justify="between">
          <CopyButton text={code} texts={{ ...texts, copy: texts.copyEmbed }} />
          <Link className={linkClass()} to={`/forms/${form.id}/settings`}>
            {texts.embedSites}
          </Link>
        </Row>
        <Row justify="center">
          <QrCode value={url} label={texts.qr} />
        </Row>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {texts.close}
        </Button>
        <ButtonLink variant="outline" href={url} target="_blank" rel="noreferrer">
          {texts.open}
        </ButtonLink>
        <CopyButton text={url} texts={texts} variant="solid" />
      </DialogFooter>
    </Dialog>
  )
}
