import type { NewField } from '../../../../rules/drafts/edits.ts'
import { editorTexts as texts, typeNames } from '../texts.ts'

/** What a line was read as: `Number, 0 to 120, Required`. */
export function wordsOf({ type = 'text', required, validation, options }: NewField): string {
  const { min, max, minLength, maxLength } = validation ?? {}
  const [from, to] = [min ?? minLength, max ?? maxLength]
  const labels = options?.map(({ label }) => label).join(' · ')
  const parts = [
    typeNames[type],
    from !== undefined && to !== undefined ? texts.range(from, to) : '',
    labels ?? '',
    required ? texts.required : texts.optional,
  ]
  return parts.filter(Boolean).join(', ')
}
