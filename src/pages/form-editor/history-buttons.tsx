import { useEffect, useEffectEvent } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Row } from '../../ui/layout/stack.tsx'
import { UNDO_ID } from './field-place.ts'
import { editorTexts as texts } from './texts.ts'
import type { Editor } from './use-editor.ts'

export function HistoryButtons({ editor: { snapshot, undo, redo } }: { editor: Editor }) {
  const { past, future } = snapshot.context
  return (
    <Row gap={1}>
      <HistoryButton id={UNDO_ID} name="undo" isAtEnd={past.length === 0} onClick={undo} />
      <HistoryButton name="redo" isAtEnd={future.length === 0} onClick={redo} />
    </Row>
  )
}

interface HistoryButtonProps {
  id?: string
  name: 'undo' | 'redo'
  isAtEnd: boolean
  onClick: () => void
}

/** The focus stays on a button that cannot go further, so that it is not lost to the page. */
const HistoryButton = ({ id, name, isAtEnd, onClick }: HistoryButtonProps) => (
  <Button
    id={id}
    variant="quiet"
    icon
    aria-label={texts[name]}
    title={texts[name]}
    aria-disabled={isAtEnd}
    onClick={onClick}
  >
    <Icon name={name} />
  </Button>
)

const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null

/** The keys that every editor has, anywhere on the page: the browser's own history of an input knows nothing of the form. */
export function useHistoryKeys({ undo, redo }: Editor) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || !(event.ctrlKey || event.metaKey) || isInDialog(event)) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    if (isRedo) redo()
    else undo()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
