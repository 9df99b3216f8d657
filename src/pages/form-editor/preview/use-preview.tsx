import { useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { editorTexts as texts } from '../texts.ts'

/** On wide screens the preview is open from the start. */
const hasRoom = () => matchMedia('(min-width: 1024px)').matches

export function usePreview() {
  const [isShown, setShown] = useState(hasRoom)
  const toggle = (
    <Button variant="outline" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      <Icon name="eye" />
      {isShown ? texts.hidePreview : texts.showPreview}
    </Button>
  )
  return { isShown, toggle }
}
