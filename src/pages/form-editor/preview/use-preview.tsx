import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { editorTexts as texts } from '../texts.ts'

/** From the token `lg` on there is room beside the editors. */
const wide = () => matchMedia('(min-width: 1024px)')

function subscribe(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Where there is room the preview is open from the start. Over the editors it is open only when it was asked for there: a
 * window that becomes narrower, or a tablet that is turned, does not cover what is being written.
 */
export function usePreview() {
  const beside = useState(true)
  const over = useState(false)
  const isBeside = useSyncExternalStore(subscribe, () => wide().matches)
  const [isShown, setShown] = isBeside ? beside : over
  const toggle = (
    <Button variant="outline" size="sm" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      <Icon name="eye" />
      {isShown ? texts.hidePreview : texts.showPreview}
    </Button>
  )
  return { isShown, isBeside, hide: () => setShown(false), toggle }
}
