import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
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

interface Subject {
  editor: Editor
  formId: string | undefined
}

interface PreviewPaneProps extends Subject {
  preview: PreviewState
}

interface WaysProps extends Subject {
  isBeside: boolean
}

/** Beside the editors where there is room, else over them: below them nobody would find it. */
export function PreviewPane({ preview: { isShown, isBeside, hide }, editor, formId }: PreviewPaneProps) {
  const content = isShown ? <Ways editor={editor} formId={formId} isBeside={isBeside} /> : null
  if (isBeside) return isShown ? <div className={builderClass('aside')}>{content}</div> : null
  return (
    <Dialog open={isShown} onClose={hide} title={editorTexts.previewTitle} closeLabel={texts.close}>
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
function Ways({ editor, formId, isBeside }: WaysProps) {
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
        <Preview form={editor.draft} />
      ) : (
        <Tried key={way} editor={editor} formId={formId} size={way} />
      )}
      {way === 'desktop' && isBeside ? <FullSize editor={editor} formId={formId} /> : null}
    </Stack>
  )
}

const Tried = ({ editor, formId, size }: Subject & { size: PreviewSize }) => (
  <Suspense fallback={<Skeleton height="lg" />}>
    <TryIt form={editor.draft} formId={formId} fieldId={editor.openField} size={size} />
  </Suspense>
)

/** Beside the editors a desktop's page is too small to be read: over them it has the room that it needs. */
function FullSize(subject: Subject) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Icon name="eye" />
        {texts.enlarge}
      </Button>
      <Dialog open={isOpen} size="full" title={editorTexts.previewTitle} closeLabel={texts.close} onClose={close}>
        <DialogBody>
          <Tried {...subject} size="desktop" />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={close}>
            {texts.shrink}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  )
}
