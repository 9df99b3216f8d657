import { useEffect, useRef, useState } from 'react'
import type { EditedForm } from '../../../../machines/form-editor/types.ts'
import { Text } from '../../../ui/layout/typography.tsx'
import { builderClass } from '../classes.ts'
import { isPreviewReady, PREVIEW_PATH, type PreviewMessage } from './messages.ts'
import { previewTexts as texts } from './texts.ts'

export type PreviewSize = 'phone' | 'desktop'

const SIZES: Record<PreviewSize, { width: number; height: number }> = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1280, height: 800 },
}
/** Each edit begins the page again: several keys are one. */
const PAUSE_MS = 400

interface TryItProps {
  form: EditedForm
  formId: string | undefined
  /** The field that is being edited. */
  fieldId: string | undefined
  size: PreviewSize
}

/** The respondent's page itself, with what is being edited in it; nothing is sent from there. */
export function TryIt({ form, formId, fieldId, size }: TryItProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && isPreviewReady(event)) setReady(true)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  useEffect(() => {
    if (!isReady) return undefined
    const message: PreviewMessage = { type: 'preview.shown', form, formId, fieldId }
    const timer = setTimeout(() => frame.current?.contentWindow?.postMessage(message, location.origin), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isReady, form, formId, fieldId])
  const { ref, scale } = useScale(SIZES[size].width)
  const { width, height } = SIZES[size]
  return (
    <>
      <div ref={ref} className={builderClass('frame')} style={{ height: height * scale, maxWidth: width }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which needs what our pages need */}
        <iframe
          ref={frame}
          title={texts.frame}
          src={PREVIEW_PATH}
          allow="microphone"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      <Text tone="muted" size="sm">
        {texts.nothingSent}
      </Text>
    </>
  )
}

/** How much smaller a page of this width has to be shown to fit beside the editors. */
function useScale(width: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, scale: Math.min(1, room / width) }
}
