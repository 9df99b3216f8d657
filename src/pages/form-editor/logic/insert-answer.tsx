import type { FormField } from '../../../../contract/types.gen.ts'
import { referenceTo } from '../../../../rules/logic/references.ts'
import { forOwner } from '../../../../rules/logic/texts.ts'
import { Select } from '../../../ui/inputs/input.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { logicTexts as texts } from './texts.ts'

interface InsertAnswerProps {
  label: string
  earlier: FormField[]
  onInsert: (label: string) => void
}

/** A reference to an earlier answer at the end of a label, and how the label reads with it. */
export function InsertAnswer({ label, earlier, onInsert }: InsertAnswerProps) {
  const shown = forOwner(label, (id) => earlier.find((field) => field.id === id)?.label)
  if (earlier.length === 0) return null
  return (
    <Stack gap={1}>
      {shown === label ? null : (
        <Text tone="muted" size="sm">
          {texts.readsAs(shown)}
        </Text>
      )}
      <Select
        aria-label={texts.insert}
        value=""
        onChange={({ target }) => onInsert(`${label.trimEnd()} ${referenceTo(target.value)}`.trimStart())}
      >
        <option value="">{texts.insert}</option>
        {earlier.map(({ id, label: of, name }) => (
          <option key={id} value={id}>
            {of || name}
          </option>
        ))}
      </Select>
    </Stack>
  )
}
