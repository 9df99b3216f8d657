import type { AcceptedType } from '../../../../contract/types.gen.ts'
import { ACCEPTED_TYPES } from '../../../../rules/answers/file-types/file-types.ts'
import { ChoiceGroup, Option } from '../../../ui/inputs/choice-group.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { builderClass } from '../classes.ts'
import { editorTexts as texts } from '../texts.ts'
import type { SettingsProps } from './settings-props.ts'

/** Which files are taken; always in one order, so that choosing in another is no change. */
export function FileTypesEditor({ field, onChange }: Pick<SettingsProps, 'field' | 'onChange'>) {
  const chosen = field.validation?.acceptedTypes ?? []
  const choose = (type: AcceptedType, isChosen: boolean) => {
    const types = ACCEPTED_TYPES.filter((each) => (each === type ? isChosen : chosen.includes(each)))
    onChange({ validation: { ...field.validation, acceptedTypes: types.length > 0 ? types : null } })
  }
  const [nameId, hintId] = [`${field.id}-file-types`, `${field.id}-file-types-hint`]
  return (
    <Stack gap={2} className={builderClass('wide')}>
      <Text id={nameId} weight="medium">
        {texts.fileTypes}
      </Text>
      <Text id={hintId} tone="muted" size="sm">
        {texts.fileTypesHint}
      </Text>
      <ChoiceGroup kind="checkbox" aria-labelledby={nameId} aria-describedby={hintId}>
        {ACCEPTED_TYPES.map((type) => (
          <Option
            key={type}
            kind="checkbox"
            plain
            checked={chosen.includes(type)}
            onChange={({ target }) => choose(type, target.checked)}
          >
            {texts.fileTypeNames[type]}
          </Option>
        ))}
      </ChoiceGroup>
    </Stack>
  )
}
