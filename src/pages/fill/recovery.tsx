import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Row } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/typography.tsx'

interface RecoveryProps {
  completed: number
  total: number
  onContinue: () => void
  onStartOver: () => void
}

/** Coming back to a form that was begun on this device. */
export function Recovery({ completed, total, onContinue, onStartOver }: RecoveryProps) {
  const go = useRef<HTMLButtonElement>(null)
  useEffect(() => go.current?.focus({ preventScroll: true }), [])
  return (
    <Card aria-labelledby="recovery">
      <Heading id="recovery">Continue where you left off?</Heading>
      <Text tone="muted">
        Your answers are kept on this device only: {completed} of {total} fields.
      </Text>
      <Row wrap>
        <Button ref={go} onClick={onContinue}>
          Continue
        </Button>
        <Button variant="outline" onClick={onStartOver}>
          Start over
        </Button>
      </Row>
    </Card>
  )
}
