import { useId, useRef } from 'react'
import type { Condition, FormField } from '../../../../contract/types.gen.ts'
import { type ConditionGroup, conditionOf, groupOf, newComparison } from '../../../../rules/logic/edits.ts'
import { conditionInWords } from '../../../../rules/logic/in-words.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Select } from '../../../ui/inputs/input.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { logicClass } from '../classes.ts'
import { focusAdded, keepFocus } from '../keep-focus.ts'
import { ComparisonRow } from './comparison-row.tsx'
import { logicTexts as texts } from './texts.ts'

interface ConditionGroupProps {
  condition: Condition | undefined
  /** The fields whose answers are known by then. */
  earlier: FormField[]
  /** A group within a group takes no further one; deeper ones come by import, and are kept. */
  isInner?: boolean
  onChange: (condition: Condition | undefined, setting?: string) => void
}

/** All or any of several conditions. */
export function ConditionGroupEditor({ condition, earlier, isInner = false, onChange }: ConditionGroupProps) {
  const id = useId()
  const group = groupOf(condition)
  const set = (change: Partial<ConditionGroup>, setting?: string) =>
    onChange(conditionOf({ ...group, ...change }), setting)
  const { op, parts } = group
  const [newest] = earlier.toReversed()
  const root = useRef<HTMLDivElement>(null)
  const add = (part: Condition) =>
    focusAdded(root.current, () => set({ parts: [...parts, part] }), `.${logicClass('part')} select`)
  return (
    <Stack ref={root} gap={2} className={logicClass('group', { inner: isInner })} role="group" aria-label={texts.match}>
      {parts.length > 1 ? (
        <Select
          id={id}
          aria-label={texts.match}
          value={op}
          onChange={({ target }) => set({ op: target.value === 'any' ? 'any' : 'all' })}
        >
          <option value="all">{texts.all}</option>
          <option value="any">{texts.any}</option>
        </Select>
      ) : null}
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a condition is known by its place alone
        <div key={index} className={logicClass('part')}>
          <Part
            part={part}
            earlier={earlier}
            isInner={isInner}
            onChange={(changed, setting) =>
              set(
                { parts: changed ? parts.with(index, changed) : parts.toSpliced(index, 1) },
                setting && `${index}.${setting}`,
              )
            }
          />
          <Button
            variant="quiet"
            size="sm"
            icon
            aria-label={texts.removePart(index + 1)}
            onClick={() => keepFocus(root.current, () => set({ parts: parts.toSpliced(index, 1) }))}
          >
            <Icon name="close" size={18} />
          </Button>
        </div>
      ))}
      {newest ? (
        <Row gap={2} wrap>
          <Button variant="ghost" size="sm" onClick={() => add(newComparison(newest))}>
            <Icon name="plus" size={18} />
            {texts.addPart}
          </Button>
          {isInner ? null : (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => add({ any: [newComparison(newest), newComparison(newest)] })}
            >
              <Icon name="plus" size={18} />
              {texts.addGroup}
            </Button>
          )}
        </Row>
      ) : (
        <Text tone="muted" size="sm">
          {texts.nothingEarlier}
        </Text>
      )}
    </Stack>
  )
}

interface PartProps extends Omit<ConditionGroupProps, 'condition' | 'isInner'> {
  part: Condition
  isInner: boolean
}

function Part({ part, earlier, isInner, onChange }: PartProps) {
  if ('field' in part) return <ComparisonRow comparison={part} earlier={earlier} onChange={onChange} />
  if ('not' in part || isInner)
    return <Text size="sm">{conditionInWords(part, (id) => earlier.find((field) => field.id === id))}</Text>
  return <ConditionGroupEditor isInner condition={part} earlier={earlier} onChange={onChange} />
}
