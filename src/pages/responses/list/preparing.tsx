import { Progress } from '../../../ui/feedback/progress.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { toolsClass } from '../classes.ts'
import { responsesTexts as texts } from '../texts.ts'

export function Preparing({ percent }: { percent: number }) {
  return (
    <div className={toolsClass('preparing')} role="status">
      <Text weight="medium">{texts.preparing}</Text>
      <Progress percent={percent} aria-label={texts.preparing} />
      <Text size="sm" tone="muted">
        {texts.percent(percent)}
      </Text>
    </div>
  )
}
