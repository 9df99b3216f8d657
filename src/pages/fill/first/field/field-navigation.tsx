import { Button } from '../../../../ui/inputs/button.tsx'
import { Outline } from '../../../../ui/icons/outline.tsx'
import { next, previous } from '../../../../ui/icons/icon-paths.ts'
import type { FillEvent, FillView } from '../../boundary.ts'
import { fillClass } from '../../classes.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { positionText, WAYS } from '../../texts.ts'

interface FieldNavigationProps {
  view: Pick<FillView, 'index' | 'total' | 'position' | 'way'>
  /** What sends the answers. */
  submit: string
  send: (event: FillEvent) => void
}

/** One field back, where the person is, and the way on; a form of one field has nowhere to go back to. On a phone the voice button stands between them, and above the card where the field stands. */
export function FieldNavigation({ view: { index, total, position = index, way }, submit, send }: FieldNavigationProps) {
  return (
    <nav className={fillClass('navigation')} aria-label="Fields">
      {total === 1 ? null : (
        <Button variant="outline" disabled={index === 0} onClick={() => send({ type: 'previous.requested' })}>
          <Outline of={previous} />
          Previous
        </Button>
      )}
      {/* It stays while the card changes: only then is what it says announced. */}
      <p className={fillClass('position')} aria-live="polite">
        {positionText(position, total)}
      </p>
      <Button
        id="way-on"
        disabled={!useIsHydrated()}
        variant="solid"
        onClick={() => send({ type: way === 'next' ? 'next.requested' : 'form.finished' })}
      >
        {way === 'submit' ? submit : WAYS[way]}
        {way === 'next' ? <Outline of={next} /> : null}
      </Button>
    </nav>
  )
}
