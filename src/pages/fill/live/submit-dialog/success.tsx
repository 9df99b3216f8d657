import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Outline } from '../../../../ui/icons/outline.tsx'
import { check } from '../../../../ui/icons/icon-paths.ts'
import { Row, Stack } from '../../../../ui/layout/stack.tsx'
import { modalClass, ModalTitle } from '../../../../ui/overlays/modal.tsx'
import { Text } from '../../../../ui/layout/typography.tsx'

interface SuccessProps {
  submissionId: string
  completed: number
  /** The owner's own words. */
  completionMessage: string
  onClose: () => void
}

const THANKS = 'Thank you for completing the form using voice input.'
const SAVED = 'Your responses have been securely saved and will be processed shortly.'

export function Success({ submissionId, completed, completionMessage, onClose }: SuccessProps) {
  return (
    <>
      <Stack align="center" gap={3}>
        <span className={modalClass('emblem')}>
          <Outline of={check} size={32} />
        </span>
        <ModalTitle id="submit-title">Form Submitted Successfully!</ModalTitle>
        <output>{completionMessage}</output>
        <Text>{THANKS}</Text>
        <Row gap={2} wrap justify="center">
          <Badge tone="success">{completed} fields completed</Badge>
          <Badge tone="accent">Voice-powered</Badge>
        </Row>
        <Text size="sm" tone="muted">
          Submission ID: {submissionId}
        </Text>
        <Text size="sm" tone="muted">
          {SAVED}
        </Text>
      </Stack>
      <div className={modalClass('footer')}>
        <Button wide onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  )
}
