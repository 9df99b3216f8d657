import { Link } from 'react-router-dom'
import type { Form } from '../../../contract/types.gen.ts'
import { fieldsOf } from '../../../rules/fields.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Button, buttonClass } from '../../ui/inputs/button.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { PageHeader } from '../common/page-header.tsx'
import { builderClass } from '../form-editor/classes.ts'
import { DraftStatus } from '../form-editor/draft/draft-status.tsx'
import { draftTexts } from '../form-editor/draft/texts.ts'
import type { DraftState } from '../form-editor/draft/use-form-draft.ts'
import type { PreviewState } from '../form-editor/preview/preview-pane.tsx'
import { editorTexts } from '../form-editor/texts.ts'
import type { Editor } from '../form-editor/use-editor.ts'
import { VersionsButton } from '../form-editor/versions/versions-button.tsx'
import { editFormTexts as texts } from './texts.ts'

interface EditHeaderProps {
  editor: Editor
  /** As it is stored. */
  form: Form
  draft: DraftState
  preview: PreviewState
}

/** The line of the status has its room from the start: what appears in it with the first key moves nothing below. */
export function EditHeader({ editor, form, draft, preview }: EditHeaderProps) {
  const isUnsaved = editor.snapshot.hasTag('unsaved')
  const canReview = isUnsaved && !editor.snapshot.matches('saving')
  return (
    <Stack gap={2}>
      <PageHeader
        title={texts.title}
        heading={<span className={builderClass('title')}>{texts.heading(form.title)}</span>}
      >
        <Row wrap touch gap={1}>
          {preview.toggle}
          <VersionsButton editor={editor} formId={form.id} />
          <Link className={buttonClass({ variant: 'quiet', size: 'sm' })} to={`/forms/${form.id}/settings`}>
            <Icon name="settings" />
            {texts.settings}
          </Link>
          <Button
            variant="ghost"
            size="sm"
            aria-disabled={!canReview}
            onClick={() => canReview && editor.send({ type: 'review.requested' })}
          >
            {draftTexts.review}
          </Button>
        </Row>
      </PageHeader>
      <div className={builderClass('status')}>
        <Badge>{texts.fields(fieldsOf(editor.draft).length)}</Badge>
        {isUnsaved ? <Badge tone="warning">{editorTexts.unsaved}</Badge> : null}
        <DraftStatus draft={draft} />
      </div>
    </Stack>
  )
}
