import { useId } from 'react'
import { hasRulesOfSpeech, LANGUAGES, nameOfLanguage } from '../../../rules/languages/registry.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/input.tsx'
import { editorTexts as texts } from './texts.ts'

interface LanguageSelectProps {
  /** BCP 47; one that is not offered, as a program may have saved it, stays until another is chosen. */
  value: string
  onChange: (language: string) => void
}

/** Each language stands in the list under its own name, and a screen reader says it in that language. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const id = useId()
  const isOffered = LANGUAGES.some(([tag]) => tag === value)
  return (
    <Field
      id={id}
      label={texts.language}
      help={hasRulesOfSpeech(value) ? texts.languageHint : texts.unknownLanguageHint}
    >
      <Select id={id} value={value} aria-describedby={`${id}-help`} onChange={(event) => onChange(event.target.value)}>
        {isOffered ? null : <option value={value}>{nameOfLanguage(value)}</option>}
        {LANGUAGES.map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
