import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { EditedForm } from '../../../machines/form-editor/form-editor.machine.ts'
import { createProblems } from '../../../rules/drafts.ts'
import { metadataOf } from '../../../rules/fields.ts'
import { loadPatternEngine } from '../../../rules/pattern.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { DraftDialogs } from '../form-editor/draft/draft-dialogs.tsx'
import { DraftStatus } from '../form-editor/draft/draft-status.tsx'
import { useFormDraft } from '../form-editor/draft/use-form-draft.ts'
import { CancelButton } from '../form-editor/cancel-button.tsx'
import { Builder } from '../form-editor/builder.tsx'
import { FailureText } from '../form-editor/failure-text.tsx'
import { Issues } from '../form-editor/issues.tsx'
import { editorTexts } from '../form-editor/texts.ts'
import { useEditor } from '../form-editor/use-editor.ts'
import { usePreview } from '../form-editor/preview/use-preview.tsx'
import { Row } from '../../ui/layout/stack.tsx'
import { PageHeader } from '../common/page-header.tsx'
import { StartPanel } from './start/start-panel.tsx'
import { createFormTexts as texts } from './texts.ts'

const emptyForm: EditedForm = {
  title: '',
  description: '',
  structure: { fields: [], metadata: metadataOf({}) },
  is_active: true,
}

export function Component() {
  const editor = useEditor(emptyForm)
  const draft = useFormDraft(editor)
  const preview = usePreview()
  const navigate = useNavigate()
  const { form, failure } = editor.snapshot.context
  const isCreated = form !== null
  useEffect(() => {
    if (isCreated) void navigate('/forms')
  }, [isCreated, navigate])
  const issues = createProblems(editor.draft)
  const isBusy = editor.snapshot.matches('saving') || isCreated
  const alerts = failure ? (
    <Alert tone="danger" role="alert">
      <FailureText failure={failure} />
    </Alert>
  ) : null
  return (
    <>
      <PageHeader title={texts.title} heading={texts.heading}>
        <Row wrap>
          <DraftStatus draft={draft} />
          {preview.toggle}
        </Row>
      </PageHeader>
      <StartPanel editor={editor} />
      <Builder
        editor={editor}
        canSwitch={false}
        preview={preview}
        issues={<Issues title={editorTexts.issuesCreate} issues={issues} role="status" />}
        alerts={alerts}
      >
        <CancelButton />
        {/* While it is saved not `disabled`: the focus would be lost to the page. */}
        <Button disabled={issues.length > 0} aria-disabled={isBusy} onClick={() => isBusy || editor.save()}>
          {texts.create}
        </Button>
      </Builder>
      <DraftDialogs editor={editor} draft={draft} isNew />
    </>
  )
}

/** Owners' patterns are judged while they are typed. */
export async function loader() {
  await loadPatternEngine()
  return null
}
