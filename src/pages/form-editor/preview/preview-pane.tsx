import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { builderClass } from '../classes.ts'
import { editorTexts } from '../texts.ts'
import type { Editor } from '../use-editor.ts'
import { Preview } from './preview.tsx'
import { previewTexts as texts } from './texts.ts'
import type { PreviewSize } from './try-it.tsx'
import type { usePreview } from './use-preview.tsx'

export type PreviewState = ReturnType<typeof usePreview>

const TryIt = lazy(async () => ({ default: (await import('./try-it.tsx')).TryIt }))
const WAYS = ['overview', 'phone', 'desktop'] as const satisfies readonly ('overview' | PreviewSize)[]

interface PreviewPaneProps {
  preview: PreviewState
  editor: Editor
  formId: string | undefined
}

/** Beside the editors where there is room, else over them: below them nobody would find it. */
export function PreviewPane({ preview: { isShown, isBeside, hide }, editor, formId }: PreviewPaneProps) {
  const content = isShown ? <Ways editor={editor} formId={formId} /> : null
  if (isBeside) return isShown ? <div className={builderClass('aside')}>{content}</div> : null
  return (
    <Dialog open={isShown} onClose={hide} title={editorTexts.previewTitle}>
      <DialogBody>{content}</DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={hide}>
          {editorTexts.hidePreview}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

/** All fields at once, or the respondent's page itself. */
function Ways({ editor: { draft, openField }, formId }: Pick<PreviewPaneProps, 'editor' | 'formId'>) {
  const [way, setWay] = useState<(typeof WAYS)[number]>('overview')
  return (
    <Stack gap={3}>
      <Row gap={1} wrap role="group" aria-label={texts.ways}>
        {WAYS.map((each) => (
          <Button
            key={each}
            variant={way === each ? 'outline' : 'ghost'}
            size="sm"
            aria-pressed={way === each}
            onClick={() => setWay(each)}
          >
            {texts[each]}
          </Button>
        ))}
      </Row>
      {way === 'overview' ? (
        <Preview form={draft} />
      ) : (
        <Suspense fallback={<Skeleton height="lg" />}>
          <TryIt key={way} form={draft} formId={formId} fieldId={openField} size={way} />
        </Suspense>
      )}
    </Stack>
  )
}
