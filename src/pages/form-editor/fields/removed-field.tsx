import { Button } from '../../../ui/inputs/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { logicTexts } from '../logic/texts.ts'
import { editorTexts as texts } from '../texts.ts'

interface RemovedFieldProps {
  label: string
  /** The labels of the fields that ask for its answer, lead to it or refer to it. */
  dependants: string[]
  onUndo: () => void
}

/** In place of the field that has just gone; it has the focus, which the field had. */
export function RemovedField({ label: given, dependants, onUndo }: RemovedFieldProps) {
  const label = given || texts.unlabelled
  return (
    <Row gap={2} wrap role="status">
      <Text tone="muted">{texts.removed(label)}</Text>
      {dependants.length > 0 ? <Text>{logicTexts.dependants(dependants)}</Text> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus has gone with its field */}
      <Button variant="ghost" size="sm" autoFocus aria-label={texts.undoRemoval(label)} onClick={onUndo}>
        {texts.undo}
      </Button>
    </Row>
  )
}
