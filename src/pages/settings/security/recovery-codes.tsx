import { Button, ButtonLink } from '../../../ui/inputs/button.tsx'
import { CodeBlock } from '../../../ui/layout/code-block.tsx'
import { DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { CopyButton } from '../../common/copy-button.tsx'
import { securityTexts } from './texts.ts'

const { codes: texts } = securityTexts

/** Shown once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n')
  return (
    <>
      <DialogBody>
        <CodeBlock label={texts.label}>{text}</CodeBlock>
      </DialogBody>
      <DialogFooter>
        <CopyButton text={text} texts={texts} />
        <ButtonLink
          variant="outline"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={texts.file}
        >
          {texts.save}
        </ButtonLink>
        <Button onClick={onClose}>{texts.done}</Button>
      </DialogFooter>
    </>
  )
}
