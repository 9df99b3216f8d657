import { memo } from 'react'
import type { FormField } from '../../../../contract/types.gen.ts'
import { changeField, labelField, moveField, removeField } from '../../../../rules/drafts/edits.ts'
import { takesOptions, takesPlaceholder } from '../../../../rules/field-types.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Option } from '../../../ui/inputs/choice-group.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { builderClass } from '../classes.ts'
import { editorId } from '../field-place.ts'
import { FieldEditorHeader } from './field-editor-header.tsx'
import { LimitsEditor } from './limits-editor.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { editorTexts as texts } from '../texts.ts'
import { TypeSelect } from './type-select.tsx'
import type { Step } from '../use-editor.ts'

interface FieldEditorProps {
  field: FormField
  /** Of what the visitor reads, as BCP 47. */
  language: string
  index: number
  isLast: boolean
  /** Just added: its label takes the focus. */
  isNew: boolean
  edit: (step: Step) => void
}

/** Everything that an owner may say of one field. Remembered, since the others do not change with it. */
export const FieldEditor = memo(function FieldEditor({
  field,
  language,
  index,
  isLast,
  isNew,
  edit,
}: FieldEditorProps) {
  const { id } = field
  const onChange = (part: Partial<FormField>) => edit((form) => changeField(form, id, part))
  return (
    <Card id={editorId(id)} aria-label={texts.field(index)}>
      <FieldEditorHeader
        index={index}
        isLast={isLast}
        onMove={(by) => edit((form) => moveField(form, id, by))}
        onRemove={() => edit((form) => removeField(form, id))}
      />
      <div className={builderClass('settings')}>
        <div className={builderClass('wide')}>
          <TextField
            label={texts.label}
            help={texts.labelHint}
            marked
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
            autoFocus={isNew}
            lang={language}
            value={field.label}
            onChange={({ target }) => edit((form) => labelField(form, id, target.value))}
          />
        </div>
        <TextField
          label={texts.name}
          help={texts.nameHint}
          marked
          spellCheck={false}
          value={field.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TypeSelect field={field} onChange={onChange} />
        {takesPlaceholder(field.type) ? (
          <TextField
            label={texts.placeholder}
            lang={language}
            value={field.placeholder ?? ''}
            onChange={(event) => onChange({ placeholder: event.target.value || null })}
          />
        ) : null}
        <TextField
          label={texts.help}
          lang={language}
          value={field.description ?? ''}
          onChange={(event) => onChange({ description: event.target.value || null })}
        />
        <LimitsEditor field={field} onChange={onChange} />
        {takesOptions(field.type) ? <OptionsEditor field={field} language={language} onChange={onChange} /> : null}
      </div>
      <Option
        kind="checkbox"
        plain
        checked={field.required ?? false}
        onChange={(event) => onChange({ required: event.target.checked })}
      >
        {texts.required}
      </Option>
    </Card>
  )
})
