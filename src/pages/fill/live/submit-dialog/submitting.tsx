import { Alert } from '../../../../ui/feedback/alert.tsx'
import { ModalTitle } from '../../../../ui/overlays/modal.tsx'
import { Progress } from '../../../../ui/feedback/progress.tsx'
import { Text } from '../../../../ui/layout/typography.tsx'
import { stageText } from '../texts.ts'

interface SubmittingProps {
  percent: number
  /** Attempts after the first. */
  retries: number
}

export function Submitting({ percent, retries }: SubmittingProps) {
  return (
    <>
      <ModalTitle id="submit-title">Submitting Your Form</ModalTitle>
      <Progress percent={percent} aria-labelledby="submit-title" />
      <output>{stageText(percent)}</output>
      <output>{retries > 0 ? <Alert>Retry attempt {retries}</Alert> : null}</output>
      <Text size="sm" tone="muted">
        Please keep this page open.
      </Text>
    </>
  )
}
