import { Link, useNavigate } from 'react-router-dom'
import type { Form } from '../../../contract/types.gen.ts'
import { editProblems } from '../../../rules/drafts.ts'
import { fieldsOf } from '../../../rules/fields.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button, buttonClass } from '../../ui/inputs/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Row } from '../../ui/layout/stack.tsx'
import { DraftDialogs } from '../form-editor/draft/draft-dialogs.tsx'
import { DraftStatus } from '../form-editor/draft/draft-status.tsx'
import { draftTexts } from '../form-editor/draft/texts.ts'
import { useFormDraft } from '../form-editor/draft/use-form-draft.ts'
import { ConflictDialog } from '../form-editor/publish/conflict-dialog.tsx'
import { ReviewDialog } from '../form-editor/publish/review-dialog.tsx'
import { VersionsButton } from '../form-editor/versions/versions-button.tsx'
import { toEdited } from '../form-editor/actors.ts'
import { Builder } from '../form-editor/builder.tsx'
import { FailureText } from '../form-editor/failure-text.tsx'
import { Issues } from '../form-editor/issues.tsx'
import { editorTexts } from '../form-editor/texts.ts'
import { type Editor, useEditor } from '../form-editor/use-editor.ts'
import { usePreview } from '../form-editor/preview/use-preview.tsx'
import { PageHeader } from '../common/page-header.tsx'
import { editFormTexts as texts } from './texts.ts'

export function EditForm({ form }: { form: Form }) {
  const editor = useEditor(toEdited(form), form)
  const kept = useFormDraft(editor, form)
  const preview = usePreview()
  const navigate = useNavigate()
  const { snapshot, draft } = editor
  const isSaving = snapshot.matches('saving')
  const stored = snapshot.context.form ?? form
  return (
    <>
      <PageHeader title={texts.title} heading={texts.heading(stored.title)}>
        <Row wrap>
          {snapshot.hasTag('unsaved') ? <Badge tone="warning">{editorTexts.unsaved}</Badge> : null}
          <DraftStatus draft={kept} />
          <Badge>{texts.fields(fieldsOf(draft).length)}</Badge>
          {preview.toggle}
          <VersionsButton editor={editor} formId={form.id} latest={stored.version} />
          <Link className={buttonClass({ variant: 'quiet', size: 'md' })} to={`/forms/${form.id}/settings`}>
            <Icon name="settings" />
            {texts.settings}
          </Link>
        </Row>
      </PageHeader>
      <Builder
        editor={editor}
        canSwitch
        formId={form.id}
        preview={preview}
        answered={form.response_count > 0 ? stored : undefined}
        alerts={<SaveAlerts editor={editor} />}
      >
        <Button variant="outline" onClick={() => navigate('/forms')}>
          {editorTexts.cancel}
        </Button>
        {snapshot.hasTag('unsaved') ? (
          <Button variant="outline" disabled={isSaving} onClick={() => editor.send({ type: 'review.requested' })}>
            {draftTexts.review}
          </Button>
        ) : null}
        <Button disabled={isSaving || !snapshot.hasTag('unsaved')} onClick={editor.save}>
          {texts.save}
        </Button>
      </Builder>
      <ReviewDialog editor={editor} formId={form.id} />
      <ConflictDialog editor={editor} formId={form.id} />
      <DraftDialogs editor={editor} draft={kept} isNew={false} />
    </>
  )
}

function SaveAlerts({ editor: { snapshot, draft } }: { editor: Editor }) {
  const { failure } = snapshot.context
  if (snapshot.hasTag('refused'))
    return <Issues title={editorTexts.issuesEdit} issues={editProblems(draft)} role="alert" />
  if (!failure) return null
  return (
    <Alert tone="danger" role="alert" title={texts.saveFailed}>
      <FailureText failure={failure} />
    </Alert>
  )
}
