import { Button } from '../../../../ui/inputs/button.tsx'
import { Outline } from '../../../../ui/icons/outline.tsx'
import { next, previous } from '../../../../ui/icons/icon-paths.ts'
import type { FillEvent } from '../../border.ts'
import { fillClass } from '../../classes.ts'

interface FieldNavigationProps {
  index: number
  total: number
  send: (event: FillEvent) => void
}

/** The ways to the other fields. On a phone the voice button stands between them, and above the card where the field stands. */
export function FieldNavigation({ index, total, send }: FieldNavigationProps) {
  return (
    <nav className={fillClass('navigation')} aria-label="Fields">
      <Button variant="outline" disabled={index === 0} onClick={() => send({ type: 'previous.requested' })}>
        <Outline of={previous} />
        Previous
      </Button>
      <Button
        variant={index + 1 < total ? 'solid' : 'outline'}
        disabled={index + 1 >= total}
        onClick={() => send({ type: 'next.requested' })}
      >
        Next
        <Outline of={next} />
      </Button>
    </nav>
  )
}
