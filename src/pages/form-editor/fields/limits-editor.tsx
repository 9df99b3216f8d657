import type { FieldValidation } from '../../../../contract/types.gen.ts'
import { traitsOf } from '../../../../rules/field-types.ts'
import { patternProblem } from '../../../../rules/pattern.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { builderClass } from '../classes.ts'
import { editorTexts as texts } from '../texts.ts'
import { FileTypesEditor } from './file-types-editor.tsx'
import { ScaleEditor } from './scale-editor.tsx'
import type { SettingsProps } from './settings-props.ts'

type NumericLimit = 'min' | 'max' | 'minLength' | 'maxLength'

/** The limits that an answer of the field's type can have. */
export function LimitsEditor({ field, language, onChange }: SettingsProps) {
  const limits = field.validation ?? {}
  const set = (key: keyof FieldValidation, limit: FieldValidation[typeof key]) =>
    onChange({ validation: { ...limits, [key]: limit } }, key)
  const limit = (key: NumericLimit) => (
    <TextField
      label={texts[key]}
      type="number"
      step={key.endsWith('Length') ? 1 : 'any'}
      value={limits[key] ?? ''}
      onChange={({ target }) => set(key, target.value === '' ? null : Number(target.value))}
    />
  )
  const { value } = traitsOf(field.type)
  if (value === 'quantity')
    return (
      <>
        {limit('min')}
        {limit('max')}
      </>
    )
  if (value === 'scale') return <ScaleEditor field={field} language={language} onChange={onChange} />
  if (value === 'upload') return <FileTypesEditor field={field} onChange={onChange} />
  if (value !== 'free-text') return null
  return (
    <>
      {limit('minLength')}
      {limit('maxLength')}
      <div className={builderClass('wide')}>
        <TextField
          label={texts.pattern}
          help={texts.patternHint}
          error={limits.pattern ? patternProblem(limits.pattern) : undefined}
          spellCheck={false}
          autoCapitalize="off"
          value={limits.pattern ?? ''}
          onChange={({ target }) => set('pattern', target.value || null)}
        />
      </div>
    </>
  )
}
