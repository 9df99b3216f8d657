import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { Form } from '../../../contract/types.gen.ts'
import { editProblems } from '../../../rules/drafts.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { DraftDialogs } from '../form-editor/draft/draft-dialogs.tsx'
import { useFormDraft } from '../form-editor/draft/use-form-draft.ts'
import { ConflictDialog } from '../form-editor/publish/conflict-dialog.tsx'
import { ReviewDialog } from '../form-editor/publish/review-dialog.tsx'
import { toEdited } from '../form-editor/actors.ts'
import { CancelButton } from '../form-editor/cancel-button.tsx'
import { Builder } from '../form-editor/builder.tsx'
import { SAVE_ID } from '../form-editor/field-place.ts'
import { FailureText } from '../form-editor/failure-text.tsx'
import { Issues } from '../form-editor/issues.tsx'
import { editorTexts } from '../form-editor/texts.ts'
import { type Editor, useEditor } from '../form-editor/use-editor.ts'
import { usePreview } from '../form-editor/preview/use-preview.tsx'
import { EditHeader } from './edit-header.tsx'
import { editFormTexts as texts } from './texts.ts'

export function EditForm({ form }: { form: Form }) {
  const editor = useEditor(toEdited(form), form)
  const kept = useFormDraft(editor, form)
  const preview = usePreview()
  const { snapshot } = editor
  const canSave = snapshot.hasTag('unsaved') && !snapshot.matches('saving')
  const stored = snapshot.context.form ?? form
  return (
    <>
      <EditHeader editor={editor} form={stored} draft={kept} preview={preview} />
      <Builder
        editor={editor}
        canSwitch
        formId={form.id}
        preview={preview}
        answered={form.response_count > 0 ? stored : undefined}
        alerts={<SaveAlerts editor={editor} />}
      >
        <CancelButton />
        {/* Never `disabled`: the focus would be lost to the page while it is saved. */}
        <Button id={SAVE_ID} aria-disabled={!canSave} onClick={() => canSave && editor.save()}>
          {texts.save}
        </Button>
      </Builder>
      <ReviewDialog editor={editor} formId={form.id} />
      <ConflictDialog editor={editor} formId={form.id} />
      <DraftDialogs editor={editor} draft={kept} isNew={false} />
    </>
  )
}

function SaveAlerts({ editor: { snapshot, send, draft } }: { editor: Editor }) {
  const navigate = useNavigate()
  const { failure, published } = snapshot.context
  const createAgain = () => {
    // Nothing is left behind: the page of a new form takes all of it.
    flushSync(() => {
      send({ type: 'leave.requested' })
      send({ type: 'leave.confirmed' })
    })
    void navigate('/forms/create', { state: { draft } })
  }
  if (snapshot.hasTag('refused'))
    return <Issues title={editorTexts.issuesEdit} issues={editProblems(draft, published)} role="alert" />
  if (!failure) return null
  const isDeleted = failure.type === 'not-found'
  return (
    <Alert tone="danger" role="alert" title={isDeleted ? texts.deleted : texts.saveFailed}>
      <FailureText failure={failure} />
      {isDeleted ? (
        <Button variant="outline" size="sm" onClick={createAgain}>
          {texts.createAgain}
        </Button>
      ) : null}
    </Alert>
  )
}
