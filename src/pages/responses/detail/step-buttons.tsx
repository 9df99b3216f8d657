import { Icon, type IconName } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import type { Steps } from '../list/use-steps.ts'
import { responsesTexts as texts } from '../texts.ts'

export function StepButtons({ steps }: { steps: Steps }) {
  return (
    <Row gap={1}>
      <StepButton icon="up" name={texts.previous} disabled={!steps.hasPrevious} onPress={() => steps.step(-1)} />
      <StepButton icon="down" name={texts.next} disabled={!steps.hasNext} onPress={() => steps.step(1)} />
      <StepButton icon="close" name={texts.close} onPress={steps.close} />
    </Row>
  )
}

interface StepButtonProps {
  icon: IconName
  name: string
  disabled?: boolean
  onPress: () => void
}

function StepButton({ icon, name, disabled, onPress }: StepButtonProps) {
  return (
    <Button variant="quiet" size="sm" icon aria-label={name} title={name} disabled={disabled} onClick={onPress}>
      <Icon name={icon} />
    </Button>
  )
}
