import type { FieldOption, FormField } from '../../../../contract/types.gen.ts'
import { addOption, labelOption } from '../../../../rules/drafts/edits.ts'
import { optionsOf } from '../../../../rules/fields.ts'
import { OPTIONS_MAX } from '../../../../rules/limits.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { builderClass } from '../classes.ts'
import { editorTexts as texts } from '../texts.ts'

interface OptionsEditorProps {
  field: FormField
  language: string
  onChange: (part: Partial<FormField>) => void
}

/** The options of a choice: what the visitor reads and says, and the value that is stored. */
export function OptionsEditor({ field, language, onChange }: OptionsEditorProps) {
  const options = optionsOf(field)
  const set = (changed: FieldOption[]) => onChange({ options: changed })
  const setValue = (index: number, value: string) => set(options.with(index, { label: '', ...options[index], value }))
  return (
    <Stack gap={2} className={builderClass('wide')} role="group" aria-label={texts.options}>
      <Text weight="medium">{texts.options}</Text>
      <ul className={builderClass('list')}>
        {options.map((option, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option is known by its place alone: typing changes label and value
          <li key={index} className={builderClass('option')}>
            <Input
              size="sm"
              aria-label={texts.optionLabel(index)}
              lang={language}
              value={option.label}
              onChange={({ target }) => set(labelOption(options, index, target.value))}
            />
            <Input
              size="sm"
              aria-label={texts.optionValue(index)}
              spellCheck={false}
              value={option.value}
              onChange={({ target }) => setValue(index, target.value)}
            />
            <Button
              variant="quiet"
              size="sm"
              icon
              aria-label={texts.removeOption(index)}
              onClick={() => set(options.toSpliced(index, 1))}
            >
              <Icon name="close" size={18} />
            </Button>
          </li>
        ))}
      </ul>
      <Stack align="start">
        <Button
          variant="outline"
          size="sm"
          disabled={options.length >= OPTIONS_MAX}
          onClick={() => set(addOption(options))}
        >
          <Icon name="plus" size={18} />
          {texts.addOption}
        </Button>
      </Stack>
    </Stack>
  )
}
