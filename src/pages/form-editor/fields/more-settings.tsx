import { type ReactNode, useId, useState } from 'react'
import type { FormField } from '../../../../contract/types.gen.ts'
import { takesPlaceholder, traitsOf } from '../../../../rules/field-types.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { builderClass } from '../classes.ts'
import { editorTexts as texts } from '../texts.ts'
import { LimitsEditor } from './limits-editor.tsx'
import type { SettingsProps } from './settings-props.ts'

const isSet = (setting: unknown) => setting !== undefined && setting !== null && setting !== ''

/** Whether something is set there, which may be wrong too. */
const hasMore = ({ type, placeholder, description, validation, visibleWhen, requiredWhen, goTo }: FormField) =>
  traitsOf(type).value === 'scale' ||
  [placeholder, description, visibleWhen, requiredWhen, goTo?.[0], ...Object.values(validation ?? {})].some(isSet)

/** What most fields do without. It is open where something is set, so that nothing is hidden that has an effect. */
export function MoreSettings({ field, language, onChange, children }: SettingsProps & { children: ReactNode }) {
  const id = useId()
  const isBox = traitsOf(field.type).control === 'box'
  const [isOpen, setOpen] = useState(() => hasMore(field))
  return (
    <Stack gap={3} align="start">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'up' : 'down'} size={18} />
        {texts.more}
      </Button>
      {isOpen ? (
        <div id={id} className={builderClass('settings')}>
          <TextField
            label={texts.help}
            lang={language}
            value={field.description ?? ''}
            onChange={({ target }) => onChange({ description: target.value || null }, 'description')}
          />
          {takesPlaceholder(field.type) ? (
            <TextField
              label={isBox ? texts.besideBox : texts.placeholder}
              help={isBox ? texts.besideBoxHint : undefined}
              lang={language}
              value={field.placeholder ?? ''}
              onChange={({ target }) => onChange({ placeholder: target.value || null }, 'placeholder')}
            />
          ) : null}
          <LimitsEditor field={field} language={language} onChange={onChange} />
          {children}
        </div>
      ) : null}
    </Stack>
  )
}
