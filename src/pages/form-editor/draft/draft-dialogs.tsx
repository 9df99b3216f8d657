import { changesOf } from '../../../../rules/drafts/changes.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { titleInput } from '../field-place.ts'
import type { Editor } from '../use-editor.ts'
import { ChangesList } from './changes-list.tsx'
import { draftTexts as texts } from './texts.ts'
import type { DraftState } from './use-form-draft.ts'

interface DraftDialogsProps {
  editor: Editor
  draft: DraftState
  isNew: boolean
}

const decide = () => undefined

/** What an earlier visit left, or another window saved, is decided on before anything is written over it. */
export function DraftDialogs({ editor, draft, isNew }: DraftDialogsProps) {
  const { found, isOffered, isDisplaced, take, discard } = draft
  if (!found) return null
  const { published, draft: mine } = editor.snapshot.context
  const hintOf = isNew ? texts.newHint : texts.offerHint
  return (
    <>
      <Dialog
        open={isOffered}
        role="alertdialog"
        title={texts.offerTitle}
        description={hintOf(found.savedAt)}
        onClose={decide}
        focusAfter={titleInput}
      >
        <DialogBody>
          <ChangesList changes={changesOf(published, found.draft)} />
        </DialogBody>
        <Choice yes={texts.restore} no={texts.discard} begins="yes" onYes={take} onNo={discard} />
      </Dialog>
      <Dialog
        open={isDisplaced}
        role="alertdialog"
        title={texts.displacedTitle}
        description={texts.displacedHint(found.savedAt)}
        onClose={decide}
      >
        <DialogBody>
          <ChangesList changes={changesOf(mine, found.draft)} />
        </DialogBody>
        <Choice yes={texts.take} no={texts.keepMine} begins="no" onYes={take} onNo={discard} />
      </Dialog>
    </>
  )
}

interface ChoiceProps {
  yes: string
  no: string
  begins: 'yes' | 'no'
  onYes: () => void
  onNo: () => void
}

/** The focus begins on the answer that loses nothing that was written. */
const Choice = ({ yes, no, begins, onYes, onNo }: ChoiceProps) => (
  <DialogFooter>
    <Button variant="outline" onClick={onNo} data-autofocus={begins === 'no' || undefined}>
      {no}
    </Button>
    <Button onClick={onYes} data-autofocus={begins === 'yes' || undefined}>
      {yes}
    </Button>
  </DialogFooter>
)
