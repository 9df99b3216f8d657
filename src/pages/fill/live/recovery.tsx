import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { selectSaved } from '../session/selectors.ts'
import type { LiveState } from './live-state.ts'
import { savedText } from './texts.ts'

/** Coming back to a form that was begun on this device. */
export function Recovery({ live: { snapshot, send } }: { live: LiveState }) {
  const go = useRef<HTMLButtonElement>(null)
  const saved = selectSaved(snapshot)
  useEffect(() => go.current?.focus({ preventScroll: true }), [])
  return (
    <Card aria-labelledby="recovery">
      <Heading id="recovery">Continue where you left off?</Heading>
      <Text tone="muted">{savedText(saved)}</Text>
      <Row wrap>
        <Button ref={go} onClick={() => send({ type: 'recovery.accepted' })}>
          Continue
        </Button>
        <Button variant="outline" onClick={() => send({ type: 'recovery.refused' })}>
          Start over
        </Button>
      </Row>
    </Card>
  )
}
