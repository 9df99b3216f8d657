import { Button } from '../../../ui/inputs/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { editorTexts as texts } from '../texts.ts'

/** In place of the field that has just gone; it has the focus, which the field had. */
export function RemovedField({ label, onUndo }: { label: string; onUndo: () => void }) {
  return (
    <Row gap={2} wrap role="status">
      <Text tone="muted">{texts.removed(label || texts.unlabelled)}</Text>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus has gone with its field */}
      <Button variant="ghost" size="sm" autoFocus aria-label={texts.undoRemoval(label)} onClick={onUndo}>
        {texts.undo}
      </Button>
    </Row>
  )
}
