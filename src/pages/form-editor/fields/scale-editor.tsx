import { useId } from 'react'
import { SCALES, type ScaleName, scaleName, scaleOf } from '../../../../rules/answers/scale.ts'
import { Field } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/input.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { editorTexts as texts } from '../texts.ts'
import type { SettingsProps } from './settings-props.ts'

const NAMES = Object.keys(SCALES) as ScaleName[]

/** Which numbers a rating has, and what its ends mean. */
export function ScaleEditor({ field, language, onChange }: SettingsProps) {
  const id = useId()
  const scale = scaleOf(field)
  const known = scaleName(scale)
  const choose = (value: string) => {
    const name = NAMES.find((each) => each === value)
    if (name) onChange({ validation: { ...field.validation, ...SCALES[name] } })
  }
  const end = (key: 'min' | 'max') => (
    <TextField
      label={texts.scaleEnd(scale[key])}
      help={texts.scaleEndHints[key]}
      lang={language}
      maxLength={100}
      value={field.scaleLabels?.[key] ?? ''}
      onChange={({ target }) =>
        onChange({ scaleLabels: { ...field.scaleLabels, [key]: target.value } }, `scale.${key}`)
      }
    />
  )
  return (
    <>
      <Field id={id} label={texts.scale}>
        <Select id={id} value={known ?? ''} onChange={({ target }) => choose(target.value)}>
          {known ? null : <option value="">{texts.range(scale.min, scale.max)}</option>}
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {texts.scales[name]}
            </option>
          ))}
        </Select>
      </Field>
      {end('min')}
      {end('max')}
    </>
  )
}
