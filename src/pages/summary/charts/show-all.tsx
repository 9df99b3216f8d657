import { Button } from '../../../ui/inputs/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { summaryTexts as texts } from '../texts.ts'

interface ShowAllProps {
  count: number
  isWhole: boolean
  onToggle: () => void
}

/** Below the first rows of a long table. */
export function ShowAll({ count, isWhole, onToggle }: ShowAllProps) {
  return (
    <Row touch>
      <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={onToggle}>
        {isWhole ? texts.showFewer : texts.showAll(count)}
      </Button>
    </Row>
  )
}
