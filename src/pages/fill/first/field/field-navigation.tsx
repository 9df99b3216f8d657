import { Button } from '../../../../ui/inputs/button.tsx'
import { Outline } from '../../../../ui/icons/outline.tsx'
import { next, previous } from '../../../../ui/icons/icon-paths.ts'
import { fillClass } from '../../classes.ts'
import { positionText } from '../../texts.ts'

interface MovesProps {
  index: number
  total: number
  onPrevious: () => void
  onNext: () => void
}

export function Moves({ index, total, onPrevious, onNext }: MovesProps) {
  return (
    <nav className={fillClass('moves')} aria-label="Fields">
      <Button variant="outline" disabled={index === 0} onClick={onPrevious}>
        <Outline of={previous} />
        Previous
      </Button>
      <span className={fillClass('position')}>{positionText(index, total)}</span>
      <Button variant={index + 1 < total ? 'solid' : 'outline'} disabled={index + 1 >= total} onClick={onNext}>
        Next
        <Outline of={next} />
      </Button>
    </nav>
  )
}
