import { answersAffected, changesOf } from '../../../../rules/drafts/changes.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { ChangesList } from '../draft/changes-list.tsx'
import { draftTexts as texts } from '../draft/texts.ts'
import { saveButton } from '../field-place.ts'
import type { Editor } from '../use-editor.ts'
import { AnswerEffects } from './answer-effects.tsx'

/** What would be published, and what it does to answers that were given. */
export function ReviewDialog({ editor: { snapshot, send, confirmSave }, formId }: { editor: Editor; formId: string }) {
  const { published, draft, isAnswered } = snapshot.context
  const close = () => send({ type: 'review.closed' })
  return (
    <Dialog
      open={snapshot.hasTag('reviewing')}
      size="lg"
      title={texts.reviewTitle}
      description={texts.reviewHint}
      onClose={close}
      focusAfter={saveButton}
    >
      <DialogBody>
        <ChangesList changes={changesOf(published, draft)} />
        {isAnswered ? (
          <AnswerEffects formId={formId} affected={answersAffected(published, draft)} />
        ) : (
          <Text tone="muted">{texts.noAnswers}</Text>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close}>
          {texts.stay}
        </Button>
        <Button onClick={confirmSave}>{texts.publish}</Button>
      </DialogFooter>
    </Dialog>
  )
}
