import { changesOf } from '../../../../rules/drafts/changes.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
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
      >
        <DialogBody>
          <ChangesList changes={changesOf(published, found.draft)} />
        </DialogBody>
        <Choice yes={texts.restore} no={texts.discard} onYes={take} onNo={discard} />
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
        <Choice yes={texts.take} no={texts.keepMine} onYes={take} onNo={discard} />
      </Dialog>
    </>
  )
}

interface ChoiceProps {
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

const Choice = ({ yes, no, onYes, onNo }: ChoiceProps) => (
  <DialogFooter>
    <Button variant="outline" onClick={onNo}>
      {no}
    </Button>
    <Button onClick={onYes}>{yes}</Button>
  </DialogFooter>
)
