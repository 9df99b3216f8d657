import { pointLabels, scaleOf } from '../../../rules/answers/scale.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { ChoiceGroup, Option } from '../../ui/inputs/choice-group.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { described, type ControlProps } from '../control.ts'
import { passesRadios, usePicks } from '../picks.ts'

/** A scale of up to five points is shown with stars, as people know it. */
const STARS_MAX = 5

/** The points of a scale beside each other, each large enough for a thumb; the owner's words for the ends stand below. */
export function RatingControl(props: ControlProps) {
  const { field, id, value, disabled, labelledBy, describedBy, onChange } = props
  const { isPicked, handlers } = usePicks(passesRadios)
  const scale = scaleOf(field)
  const hasStars = scale.min === 1 && scale.max <= STARS_MAX
  const ends = endsOf(props)
  const description = [ends.length > 0 && `${id}-ends`, describedBy].filter(Boolean).join(' ')
  return (
    <Stack gap={2}>
      <ChoiceGroup
        kind="radio"
        scale
        id={id}
        aria-labelledby={labelledBy}
        {...described({ ...props, describedBy: description })}
        {...handlers}
      >
        {pointLabels(scale).map((point) => (
          <Option
            key={point}
            kind="radio"
            scale
            name={id}
            value={point}
            data-key={point}
            checked={String(value) === point}
            disabled={disabled}
            onChange={() => onChange(Number(point), isPicked())}
          >
            {point}
            {hasStars ? <span aria-hidden="true">{'\u{a0}★'}</span> : null}
          </Option>
        ))}
      </ChoiceGroup>
      {ends.length > 0 ? (
        <Row id={`${id}-ends`} justify="between" gap={4}>
          {ends.map((end) => (
            <Text key={end} size="sm" tone="muted">
              {end}
            </Text>
          ))}
        </Row>
      ) : null}
      {!field.required && !disabled && typeof value === 'number' ? (
        <Button variant="quiet" onClick={() => onChange('')}>
          Clear choice
        </Button>
      ) : null}
    </Stack>
  )
}

function endsOf({ field }: ControlProps): string[] {
  const { min, max } = scaleOf(field)
  const { min: least = '', max: most = '' } = field.scaleLabels ?? {}
  return [least && `${min}: ${least}`, most && `${max}: ${most}`].filter(Boolean)
}
