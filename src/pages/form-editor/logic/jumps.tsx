import { useRef } from 'react'
import type { Condition, FormField, Jump } from '../../../../contract/types.gen.ts'
import { newComparison } from '../../../../rules/logic/edits.ts'
import { END } from '../../../../rules/logic/fields-asked.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Select } from '../../../ui/inputs/input.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { logicClass } from '../classes.ts'
import { focusAdded, keepFocus } from '../keep-focus.ts'
import { ConditionGroupEditor } from './condition-group.tsx'
import { logicTexts as texts } from './texts.ts'

interface JumpsProps {
  jumps: Jump[]
  /** The fields whose answers are known when the field has been answered, itself among them. */
  known: FormField[]
  later: FormField[]
  onChange: (jumps: Jump[], setting?: string) => void
}

const jumpWith = (to: string, when: Condition | undefined): Jump => (when ? { when, to } : { to })

/** Where the way leads after a field: the first jump whose condition holds. */
export function Jumps({ jumps, known, later, onChange }: JumpsProps) {
  const own = known.at(-1)
  const root = useRef<HTMLDivElement>(null)
  const add = () =>
    focusAdded(root.current, () => onChange([...jumps, jumpWith(END, own && newComparison(own))]), 'select')
  return (
    <Stack gap={3} ref={root}>
      {jumps.map(({ when, to }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a jump is known by its place alone
        <Stack key={index} gap={2} className={logicClass('group')} role="group" aria-label={texts.jump(index + 1)}>
          <Text size="sm" tone="muted">
            {when ? texts.when : texts.always}
          </Text>
          <ConditionGroupEditor
            condition={when}
            earlier={known}
            onChange={(condition, setting) =>
              onChange(jumps.with(index, jumpWith(to, condition)), setting && `${index}.${setting}`)
            }
          />
          <div className={logicClass('part')}>
            <Select
              aria-label={texts.to}
              aria-invalid={to !== END && !later.some(({ id }) => id === to)}
              value={to}
              onChange={({ target }) => onChange(jumps.with(index, jumpWith(target.value, when)))}
            >
              <option value={END}>{texts.end}</option>
              {to !== END && !later.some(({ id }) => id === to) ? <option value={to}>{texts.missing}</option> : null}
              {later.map(({ id, label, name }) => (
                <option key={id} value={id}>
                  {label || name}
                </option>
              ))}
            </Select>
            <Button
              variant="quiet"
              size="sm"
              icon
              aria-label={texts.removeJump(index + 1)}
              onClick={() => keepFocus(root.current, () => onChange(jumps.toSpliced(index, 1)))}
            >
              <Icon name="close" size={18} />
            </Button>
          </div>
        </Stack>
      ))}
      <Row gap={2} wrap>
        <Button variant="ghost" size="sm" onClick={add}>
          <Icon name="plus" size={18} />
          {texts.addJump}
        </Button>
      </Row>
      {jumps.length > 0 ? (
        <Text tone="muted" size="sm">
          {texts.goesOn}
        </Text>
      ) : null}
    </Stack>
  )
}
